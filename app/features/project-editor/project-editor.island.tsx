import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/auth.tsx';
import { useStoredSession } from '#app/lib/use-stored-session.ts';
import { isTeam } from '#app/lib/team.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { pathTo } from '#app/paths.ts';
import { inLocale } from '#contract/locale.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import bySession from '#app/ui/by-session.module.css';
import { formWords } from '#content/forms/form.ts';
import { accountWords } from '#content/account/account.ts';
import { teamProjectsPage as words } from '#content/team/team-projects.ts';

/** The page of the team's projects below its title. The editor is loaded only for whoever belongs to the team. */
export function ProjectEditor() {
  const t = useWords();
  const auth = useAuth();
  const isKept = useStoredSession();
  const { Opened, open, isFailed } = useOnDemand(() => import('./team-part.tsx').then(({ TeamPart }) => TeamPart));
  const isMember = isTeam(auth);
  const [wasMember, setWasMember] = useState(false);
  if (isMember && !wasMember) setWasMember(true);
  const openOnce = useEffectEvent(open);
  useEffect(() => {
    if (isMember) openOnce();
  }, [isMember]);
  if (isMember && isFailed) return <Button onClick={open}>{t(formWords.offline)}</Button>;
  // Also after signing out: the editor says it itself, and keeps what was typed.
  if (Opened && wasMember) return <Opened />;
  if (isMember || (auth.status !== 'signed-in' && isKept)) return <p role="status">{t(accountWords.wait)}</p>;
  if (auth.status === 'signed-in') return <p>{t(words.noRole)}</p>;
  return (
    <>
      {auth.status === 'loading' && <p className={bySession.whenIn}>{t(accountWords.wait)}</p>}
      <div className={auth.status === 'loading' ? bySession.whenOut : undefined}>
        <p>{t(words.lead)}</p>
        <p>{t(words.signedOut)}</p>
        <noscript>
          <p>{t(accountWords.noScript)}</p>
        </noscript>
        <p>
          <Link className={buttonClass()} to={pathTo('signin', { next: inLocale(pathTo('team/projects'), t.locale) })}>
            {t(accountWords.signIn)}
          </Link>
        </p>
      </div>
    </>
  );
}
