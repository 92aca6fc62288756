import type { Session, User } from '@supabase/auth-js';
import { useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { roleOf, lacksStepForRole } from '#app/lib/account/team.ts';
import { useUser } from '#app/lib/account/use-user.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { SignInLink } from '#app/parts/sign-in-link.tsx';
import { pathTo } from '#app/paths.ts';
import { AlertIcon, CheckIcon } from '#app/ui/icons.tsx';
import oneLine from '#app/ui/lines.module.css';
import { Outcome } from '#app/ui/outcome.tsx';
import { Passing } from '#app/ui/passing.tsx';
import { secondStepWords } from '#content/account/second-step.ts';
import { adminWords as words } from '#content/team/admin-panel.ts';
import { Buckets } from './buckets.tsx';
import { BusyButton } from './busy-button.tsx';
import { explain, serverWords } from './explain.ts';
import styles from './panel.module.css';
import { probe } from './probe.ts';
import { problemOf } from './problem.ts';
import { SampleProject } from './sample-project.tsx';
import { SqlBox } from './sql-box.tsx';
import { TableStructure } from './table-structure.tsx';

type Props = {
  session: Session;
  /** The session ended while the panel was shown. */
  isOver: boolean;
};

/** The admin panel itself. Who has no role sees all of it, and reads at each action that is refused why. */
export function Panel({ session, isOver }: Props) {
  const t = useWords();
  const { user, lookAgain } = useUser(session);
  const role = roleOf(user);
  const [wasRefused, setRefused] = useState(false);
  return (
    <section className={styles.panel} aria-labelledby="admin-panel">
      <h2 id="admin-panel">{t(words.title)}</h2>
      {isOver ? (
        <>
          <Outcome text={wasRefused ? t(words.needsSignIn) : undefined} isFailure />
          <p>{t(words.ended)}</p>
          <SignInLink label={t(words.signIn)} />
        </>
      ) : (
        <>
          <p>{t(words.lead)}</p>
          <Passing>
            <div className={styles.parts}>
              <Connection onRefresh={() => void lookAgain()} />
              <SignedInAs user={user} />
              <SampleProject onSignedOut={() => setRefused(true)} />
              <Buckets role={role} />
              <TableStructure role={role} />
              <SqlBox role={role} />
            </div>
          </Passing>
        </>
      )}
    </section>
  );
}

/** Who is signed in, as the server says, and what that lets them do here. */
function SignedInAs({ user }: { user: User }) {
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
        <p className={oneLine.small}>
          {t(words.howToRole)} <code className={styles.code}>npm run admin -- grant {user.email} admin</code>
        </p>
      )}
    </section>
  );
}

/** Whether the backend answers (ADM-02 to ADM-06). What was found stays until the next answer is there. */
function Connection({ onRefresh }: { onRefresh: () => void }) {
  const t = useWords();
  const { value: known, isLoading: isChecking, load } = useLoad(async () => ({ ok: true, value: await probe() }));
  const problem = known?.failure && explain(known.failure, t);
  const state = t(isChecking ? words.checking : known?.isConnected ? words.connected : words.notConnected);

  function refresh(): void {
    if (isChecking) return;
    onRefresh();
    void load();
  }

  return (
    <section className={styles.part}>
      <h3>{t(words.connection)}</h3>
      <p className={styles.state} role="status">
        {!isChecking && (known?.isConnected ? <CheckIcon /> : <AlertIcon />)}
        <strong>{state}</strong>
      </p>
      <p>
        <BusyButton isBusy={isChecking} onClick={refresh}>
          {t(words.refresh)}
        </BusyButton>
      </p>
      <Outcome text={problem} isFailure />
      {known?.failure && problemOf(known.failure) !== 'other' && (
        <p className={oneLine.small}>{serverWords(known.failure, t)}</p>
      )}
      {known?.projects !== undefined && (
        <p className={oneLine.small}>{t(words.projectsSeen, { count: known.projects })}</p>
      )}
    </section>
  );
}
