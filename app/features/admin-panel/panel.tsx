import { useState } from 'react';
import type { Session } from '@supabase/auth-js';
import { useWords } from '#app/i18n/locale.ts';
import { SignInLink } from '#app/parts/sign-in-link.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { adminWords as words } from '#content/team/admin-panel.ts';
import { Buckets } from './buckets.tsx';
import { Connection } from './connection.tsx';
import styles from './panel.module.css';
import { SampleProject } from './sample-project.tsx';
import { SqlBox } from './sql-box.tsx';
import { TableStructure } from './table-structure.tsx';
import { roleOf } from '#app/lib/team.ts';
import { useUser } from '#app/lib/use-user.ts';
import { SignedInAs } from './signed-in-as.tsx';

type Props = {
  session: Session;
  /** The session ended while the panel was shown. */
  isOver: boolean;
};

/** The admin panel itself. Who has no role sees all of it, and reads at each action that is refused why. */
export function Panel({ session, isOver }: Props) {
  const t = useWords();
  const { user, lookAgain } = useUser(session);
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
          <div className={styles.parts}>
            <Connection onRefresh={() => void lookAgain()} />
            <SignedInAs user={user} />
            <SampleProject onSignedOut={() => setRefused(true)} />
            <Buckets role={roleOf(user)} />
            <TableStructure user={user} />
            <SqlBox user={user} />
          </div>
        </>
      )}
    </section>
  );
}
