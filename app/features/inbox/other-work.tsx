import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { listWords as words } from '#content/inbox/list.ts';
import { bookingsPage } from '#content/team/bookings.ts';
import { wellPage } from '#content/team/well.ts';
import styles from './team-inbox.module.css';

/** Below the list: the ways to what else the team does here. */
export function OtherWork() {
  const t = useWords();
  return (
    <nav className={styles.other} aria-label={t(words.otherWork)}>
      <Link to={pathTo('team/projects')}>{t(words.projects)}</Link>
      <Link to={pathTo('team/bookings')}>{t(bookingsPage.way)}</Link>
      <Link to={pathTo('team/well')}>{t(wellPage.way)}</Link>
      <Link to={pathTo('news')}>{t(words.news)}</Link>
      <Link to={pathTo('account')}>{t(words.account)}</Link>
    </nav>
  );
}
