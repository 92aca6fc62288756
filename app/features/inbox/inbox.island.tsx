import { useState } from 'react';
import { useAuth } from '#app/lib/account/auth.tsx';
import { isTeam } from '#app/lib/account/team.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { SignedInRoom, SignedOut } from '#app/parts/signed-in-room.tsx';
import { inboxPage as words } from '#content/inbox/inbox.ts';

/**
 * The inbox below its title. What belongs to it is loaded only for somebody of the team; what they may read, the
 * server decides.
 */
export function Inbox() {
  const auth = useAuth();
  const [wasIn, setWasIn] = useState(false);
  const isIn = auth.status === 'signed-in';
  if (isIn && !wasIn) setWasIn(true);
  const isOfTeam = isTeam(auth);
  const team = useOnDemand(() => import('./team-inbox.tsx').then(({ TeamInbox }) => TeamInbox), isOfTeam);
  const others = useOnDemand(() => import('./no-role.tsx').then(({ NoRole }) => NoRole), isIn && !isOfTeam);
  return (
    <SignedInRoom
      signedOut={<SignedOut lead={words.lead} text={words.signedOut} />}
      ended={wasIn && <SignedOut lead={words.lead} text={words.ended} hasEnded />}
      away={words.away}
      part={isOfTeam ? team : others}
    >
      {isIn && isOfTeam && team.Opened && <team.Opened key={auth.session.user.id} session={auth.session} />}
      {isIn && !isOfTeam && others.Opened && <others.Opened />}
    </SignedInRoom>
  );
}
