import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { isTeam } from '#app/lib/account/team.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { words } from '#content/contact/workbag.ts';

/** Leads somebody of the team to where a link is changed (SUP-06). Nobody else sees a button. */
export function EditLink({ to }: { to: string }) {
  const t = useWords();
  if (!isTeam(useAuth())) return null;
  return (
    <Link className={buttonClass('quiet')} to={to}>
      {t(words.edit)}
    </Link>
  );
}
