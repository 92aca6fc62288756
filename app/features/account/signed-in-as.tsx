import type { User } from '@supabase/auth-js';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { signOutHere } from '#app/lib/account/end-session.ts';
import { forgetTyped } from '#app/lib/account/forget-typed.ts';
import { hasRole, roleOf } from '#app/lib/account/team.ts';
import { showToast } from '#app/lib/browser/toasts.ts';
import teamLook from '#app/parts/team.module.css';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import oneLine from '#app/ui/lines.module.css';
import { accountWords } from '#content/account/account.ts';
import { partWords as words } from '#content/account/parts.ts';
import { associationPage } from '#content/team/association.ts';
import { bookingsPage } from '#content/team/bookings.ts';
import type { Left } from './folded-part.tsx';
import styles from './parts.module.css';

type Props = {
  user: User;
  /** Whether the account has a role that does not count yet. */
  isRoleWaiting: boolean;
  onLeave: (left: Left) => void;
};

/** Who is signed in, and the way out. Signing out never needs the server: this browser forgets the session at once. */
export function SignedInAs({ user, isRoleWaiting, onLeave }: Props) {
  const t = useWords();
  const name = nameOf(user);

  async function signOut(): Promise<void> {
    onLeave({ how: 'signed-out' });
    forgetTyped();
    const answer = await signOutHere();
    if (answer.ok) {
      showToast({ title: t(accountWords.leftTitle), text: t(accountWords.left), isReadByFocus: true });
      return;
    }
    const problem = accountProblem(answer, t);
    onLeave({ how: 'signed-out', problem });
    const text = answer.because === 'refused' ? answer.message : problem;
    showToast({ title: t(accountWords.signOutFailed), text, isFailure: true });
  }

  return (
    <section className={styles.who} aria-labelledby="who">
      <h2 className="heard" id="who">
        {t(words.who)}
      </h2>
      <p className={styles.name} dir="auto">
        {name || user.email}
      </p>
      {name !== '' && <p>{user.email}</p>}
      {hasRole(user) && !isRoleWaiting && (
        <>
          <p className={oneLine.small}>{t(words.team)}</p>
          <p>
            <Link className={teamLook.way} to={pathTo('team/inbox')}>
              {t(words.inbox)}
            </Link>
            <br />
            <Link className={teamLook.way} to={pathTo('team/projects')}>
              {t(words.projects)}
            </Link>
            <br />
            <Link className={teamLook.way} to={pathTo('team/bookings')}>
              {t(bookingsPage.way)}
            </Link>
            {roleOf(user) === 'admin' && (
              <>
                <br />
                <Link className={teamLook.way} to={pathTo('team/association')}>
                  {t(associationPage.way)}
                </Link>
              </>
            )}
          </p>
          <p className={oneLine.small}>{t(words.texts)}</p>
        </>
      )}
      <Button look="quiet" onClick={() => void signOut()}>
        {t(words.signOut)}
      </Button>
    </section>
  );
}

/** What somebody wants to be called; empty when they said nothing. */
export function nameOf(user: User): string {
  const { name } = user.user_metadata;
  return typeof name === 'string' ? name : '';
}
