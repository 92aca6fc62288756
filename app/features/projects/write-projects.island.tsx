import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { isTeam } from '#app/lib/account/team.ts';
import { pathTo } from '#app/paths.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { buttonClass } from '#app/ui/button.tsx';
import { teamProjectsPage as words } from '#content/team/team-projects.ts';

/** At the end of /projects, for the team: the way to where they are written. */
export function WriteProjects() {
  const t = useWords();
  if (!isTeam(useAuth())) return null;
  return (
    <p className={buttonRow.buttons}>
      <Link className={buttonClass('quiet')} to={pathTo('team/projects')}>
        {t(words.write)}
      </Link>
    </p>
  );
}
