import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { useStoredSession } from '#app/lib/account/use-stored-session.ts';
import { loadAnew } from '#app/lib/browser/load-anew.ts';
import { useLongWait } from '#app/lib/browser/use-long-wait.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import bySession from '#app/ui/by-session.module.css';
import { Outcome } from '#app/ui/outcome.tsx';
import { accountWords as words } from '#content/account/account.ts';
import type { Localized } from '#contract/locale.ts';
import { SignInLink } from './sign-in-link.tsx';
import { TryAgain } from './try-again.tsx';

type Props = {
  /** What stands here for whoever is not signed in. */
  signedOut: ReactNode;
  /** The same once somebody was signed in here; nothing until then. */
  ended: ReactNode;
  /** Said while a session waits for a server that does not answer. */
  away: Localized;
  /** What is loaded for whoever is signed in (lib/browser/use-on-demand.ts). */
  part: { readonly Opened: unknown; readonly isFailed: boolean; readonly open: () => void };
  children: ReactNode;
};

/** A page for somebody who is signed in, as long as what belongs to them is not there: its words, and the way in. */
export function SignedInRoom({ signedOut, ended, away, part, children }: Props) {
  const t = useWords();
  const auth = useAuth();
  const isLong = useLongWait(auth.status === 'loading');
  const isStored = useStoredSession();
  // Whoever has left in another tab waits for nothing, also while their session still lies here.
  const isAway = isStored && auth.event !== 'LEFT' && (auth.status === 'signed-out' || isLong);
  return (
    <div className={bySession.room}>
      {auth.status === 'loading' && !isAway && (
        <>
          <div className={bySession.whenOut}>{signedOut}</div>
          <p className={bySession.whenIn}>{t(words.wait)}</p>
        </>
      )}
      {isAway && (
        <>
          <Outcome text={t(away)} isFailure />
          <p className={buttonRow.buttons}>
            <Button look="quiet" onClick={() => location.reload()}>
              {t(words.again)}
            </Button>
          </p>
        </>
      )}
      {auth.status === 'signed-out' && !isAway && (ended || signedOut)}
      {auth.status === 'signed-in' && !part.Opened && !part.isFailed && <p>{t(words.wait)}</p>}
      {auth.status === 'signed-in' && part.isFailed && <TryAgain onAgain={() => void loadAnew(part.open)} />}
      {children}
    </div>
  );
}

type SignedOutProps = {
  lead?: Localized;
  text: Localized;
  /** Whether it says so because a session has just ended. */
  hasEnded?: boolean;
};

/** Says to whoever is not signed in what this page is for, and the way in. */
export function SignedOut({ lead, text, hasEnded = false }: SignedOutProps) {
  const t = useWords();
  return (
    <>
      {lead && <p>{t(lead)}</p>}
      <p role={hasEnded ? 'alert' : undefined}>{t(text)}</p>
      <p data-unscripted="">{t(words.noScript)}</p>
      <SignInLink />
    </>
  );
}
