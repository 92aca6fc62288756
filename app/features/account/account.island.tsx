import { useEffect, useEffectEvent, useState } from 'react';
import type { Session } from '@supabase/auth-js';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/auth.tsx';
import { useStoredSession } from '#app/lib/use-stored-session.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import bySession from '#app/ui/by-session.module.css';
import { Outcome } from '#app/ui/outcome.tsx';
import { accountWords as words } from '#content/account/account.ts';
import { Farewell } from './farewell.tsx';
import { SignedOut } from './signed-out.tsx';

/** How somebody left this page: by themselves, or `ended` when the session was gone without them. */
export type Left =
  /** `problem` says why the server could not be told. */
  | { readonly how: 'signed-out'; readonly problem?: string | undefined }
  | { readonly how: 'deleted' }
  | { readonly how: 'ended' };

/**
 * The account page below its title. What belongs to an account comes only to whoever is signed in. When a session
 * ends without them, their half-typed forms stay in the page, unseen, until the same person is back.
 */
export function Account() {
  const t = useWords();
  const auth = useAuth();
  const [last, setLast] = useState<Session>();
  const [left, setLeft] = useState<Left>({ how: 'ended' });
  const { Opened, open, isFailed } = useOnDemand(() => import('./signed-in.tsx').then(({ SignedIn }) => SignedIn));
  const isIn = auth.status === 'signed-in';
  if (isIn && auth.session !== last) {
    setLast(auth.session);
    // Whoever is back has not left.
    if (auth.event === 'SIGNED_IN') setLeft({ how: 'ended' });
  }

  const fetchIfIn = useEffectEvent(() => {
    if (Opened === undefined && (isIn || document.documentElement.hasAttribute('data-account'))) open();
  });
  useEffect(() => fetchIfIn(), [isIn]);

  const isKept = useStoredSession();
  const isAway = auth.status === 'signed-out' && isKept;
  const hasForms = Opened !== undefined && last !== undefined && left.how === 'ended';
  return (
    <div className={bySession.room}>
      {auth.status === 'loading' && (
        <>
          <div className={bySession.whenOut}>
            <SignedOut />
          </div>
          <p className={bySession.whenIn}>{t(words.wait)}</p>
        </>
      )}
      {isAway && <Away />}
      {auth.status === 'signed-out' && !isAway && (last ? <Farewell left={left} /> : <SignedOut />)}
      {isIn && !Opened && !isFailed && <p>{t(words.wait)}</p>}
      {isFailed && (
        <>
          <Outcome text={t(words.notLoaded)} isFailure />
          <p>
            <Button look="quiet" onClick={open}>
              {t(words.again)}
            </Button>
          </p>
        </>
      )}
      {hasForms && (
        <div hidden={!isIn}>
          <Opened key={last.user.id} session={last} onLeave={setLeft} />
        </div>
      )}
    </div>
  );
}

function Away() {
  const t = useWords();
  return (
    <>
      <Outcome text={t(words.away)} isFailure />
      <p>
        <a href={location.href}>{t(words.again)}</a>
      </p>
    </>
  );
}
