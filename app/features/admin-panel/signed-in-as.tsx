import type { User } from '@supabase/auth-js';
import { useWords } from '#app/i18n/locale.ts';
import { Link } from '#app/i18n/link.tsx';
import { lacksStepForRole } from '#app/lib/team.ts';
import { pathTo } from '#app/paths.ts';
import { adminWords as words } from '#content/team/admin-panel.ts';
import { secondStepWords } from '#content/account/second-step.ts';
import styles from './panel.module.css';
import { roleOf } from '#app/lib/team.ts';

/** Who is signed in, as the server says, and what that lets them do here. */
export function SignedInAs({ user }: { user: User }) {
  const t = useWords();
  const role = roleOf(user);
  return (
    <section className={styles.part}>
      <h3>{t(words.account)}</h3>
      <dl className={styles.facts}>
        <dt>{t(words.address)}</dt>
        <dd>{user.email}</dd>
        <dt>{t(words.role)}</dt>
        <dd>{role ? t(words[role]) : t(words.noRole)}</dd>
        <dt>{t(words.id)}</dt>
        <dd className={styles.code}>{user.id}</dd>
      </dl>
      {lacksStepForRole(user) && (
        <>
          <p>{t(secondStepWords.roleText)}</p>
          <p>
            <Link to={pathTo('account')}>{t(secondStepWords.roleGo)}</Link>
          </p>
        </>
      )}
      {role !== 'admin' && (
        <p className={styles.small}>
          {t(words.howToRole)} <code className={styles.code}>npm run admin -- grant {user.email} admin</code>
        </p>
      )}
    </section>
  );
}
