import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/auth.tsx';
import { useStoredSession } from '#app/lib/use-stored-session.ts';
import { isTeam } from '#app/lib/team.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import bySession from '#app/ui/by-session.module.css';
import { Outcome } from '#app/ui/outcome.tsx';
import { accountWords } from '#content/account/account.ts';
import { inboxPage as words } from '#content/inbox/inbox.ts';
import { SignInLink } from './sign-in-link.tsx';

/**
 * The inbox below its title. What belongs to it is loaded only for somebody of the team; what they may read, the
 * server decides.
 */
export function Inbox() {
  const t = useWords();
  const auth = useAuth();
  const [wasIn, setWasIn] = useState(false);
  const isIn = auth.status === 'signed-in';
  if (isIn && !wasIn) setWasIn(true);
  const isOfTeam = isTeam(auth);
  const team = useOnDemand(() => import('./team-inbox.tsx').then(({ TeamInbox }) => TeamInbox));
  const others = useOnDemand(() => import('./no-role.tsx').then(({ NoRole }) => NoRole));
  const wanted = isOfTeam ? team : others;

  const fetchIfIn = useEffectEvent(() => {
    if (isIn && wanted.Opened === undefined) wanted.open();
  });
  useEffect(() => fetchIfIn(), [isIn, isOfTeam]);

  const isKept = useStoredSession();
  const isAway = auth.status === 'signed-out' && isKept;
  return (
    <div className={bySession.room}>
      {auth.status === 'loading' && (
        <>
          <div className={bySession.whenOut}>
            <SignedOut />
          </div>
          <p className={bySession.whenIn}>{t(accountWords.wait)}</p>
        </>
      )}
      {isAway && (
        <>
          <Outcome text={t(words.away)} isFailure />
          <p>
            <a href={location.href}>{t(accountWords.again)}</a>
          </p>
        </>
      )}
      {auth.status === 'signed-out' && !isAway && <SignedOut hasEnded={wasIn} />}
      {isIn && !wanted.Opened && !wanted.isFailed && <p>{t(accountWords.wait)}</p>}
      {isIn && wanted.isFailed && (
        <>
          <Outcome text={t(accountWords.notLoaded)} isFailure />
          <p>
            <Button look="quiet" onClick={wanted.open}>
              {t(accountWords.again)}
            </Button>
          </p>
        </>
      )}
      {isIn && isOfTeam && team.Opened && <team.Opened key={auth.session.user.id} session={auth.session} />}
      {isIn && !isOfTeam && others.Opened && <others.Opened />}
    </div>
  );
}

function SignedOut({ hasEnded = false }: { hasEnded?: boolean }) {
  const t = useWords();
  return (
    <>
      <p>{t(words.lead)}</p>
      <p role={hasEnded ? 'alert' : undefined}>{t(hasEnded ? words.ended : words.signedOut)}</p>
      <noscript>
        <p>{t(accountWords.noScript)}</p>
      </noscript>
      <SignInLink label={t(accountWords.signIn)} />
    </>
  );
}
