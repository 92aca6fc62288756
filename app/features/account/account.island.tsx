import type { Session } from '@supabase/auth-js';
import { useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { takeFocus } from '#app/lib/browser/take-focus.ts';
import { useHydrated } from '#app/lib/browser/use-hydrated.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { SignInLink } from '#app/parts/sign-in-link.tsx';
import { SignedInRoom, SignedOut } from '#app/parts/signed-in-room.tsx';
import { pathTo } from '#app/paths.ts';
import { accountWords as words } from '#content/account/account.ts';
import { confirmedWords } from '#content/account/confirmed.ts';
import styles from './account.module.css';
import type { Left } from './folded-part.tsx';

/**
 * The account page below its title. What belongs to an account comes only to whoever is signed in. When a session
 * ends without them, their half-typed forms stay in the page, unseen, until the same person is back.
 */
export function Account() {
  const t = useWords();
  const auth = useAuth();
  const [last, setLast] = useState<Session>();
  const [left, setLeft] = useState<Left>({ how: 'ended' });
  const isIn = auth.status === 'signed-in';
  if (isIn && auth.session !== last) {
    setLast(auth.session);
    // Whoever is back has not left.
    if (auth.event === 'SIGNED_IN') setLeft({ how: 'ended' });
  }
  if (auth.event === 'LEFT' && left.how === 'ended') setLeft({ how: 'signed-out' });
  // By the mark of the boot script it comes before the session is read.
  const isExpected = useHydrated() && document.documentElement.hasAttribute('data-account');
  const part = useOnDemand(() => import('./signed-in.tsx').then(({ SignedIn }) => SignedIn), isIn || isExpected);
  return (
    <SignedInRoom
      signedOut={<SignedOut text={words.signedOut} />}
      ended={last && <Farewell left={left} />}
      away={words.away}
      part={part}
    >
      {isIn && left.how !== 'ended' && <p>{t(words.wait)}</p>}
      {part.Opened && last && left.how === 'ended' && (
        <div hidden={!isIn}>
          <part.Opened key={last.user.id} session={last} onLeave={setLeft} />
        </div>
      )}
    </SignedInRoom>
  );
}

const titles = { 'signed-out': words.leftTitle, deleted: words.deletedTitle, ended: words.endedTitle };
const texts = { 'signed-out': words.left, deleted: words.deleted, ended: words.ended };

/** Says how a session ended, where a moment ago the account stood. Its heading takes the focus, so it is read first. */
function Farewell({ left }: { left: Left }) {
  const t = useWords();
  const problem = left.how === 'signed-out' ? left.problem : undefined;
  return (
    <section className={styles.message}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {t(titles[left.how])}
      </h2>
      <p>{problem === undefined ? t(texts[left.how]) : t(words.leftAlone, { reason: problem })}</p>
      {left.how === 'deleted' ? <Link to={pathTo('home')}>{t(confirmedWords.home)}</Link> : <SignInLink />}
    </section>
  );
}
