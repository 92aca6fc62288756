import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/auth.tsx';
import { isTeam } from '#app/lib/team.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { SignedInRoom, SignedOut } from '#app/parts/signed-in-room.tsx';
import { wellPage as words } from '#content/team/well.ts';

/** The page that says whether all is well, below its title. What belongs to it is loaded only for somebody of the team. */
export function Well() {
  const t = useWords();
  const auth = useAuth();
  const [wasIn, setWasIn] = useState(false);
  const isIn = auth.status === 'signed-in';
  if (isIn && !wasIn) setWasIn(true);
  const isOfTeam = isTeam(auth);
  const part = useOnDemand(() => import('./well-part.tsx').then(({ WellPart }) => WellPart), isOfTeam);
  return (
    <SignedInRoom
      signedOut={<SignedOut lead={words.lead} text={words.signedOut} />}
      ended={wasIn && <SignedOut lead={words.lead} text={words.ended} hasEnded />}
      away={words.away}
      part={isIn && !isOfTeam ? { ...part, Opened: true, isFailed: false } : part}
    >
      {isIn && isOfTeam && part.Opened && <part.Opened />}
      {isIn && !isOfTeam && <p>{t(words.noRole)}</p>}
    </SignedInRoom>
  );
}
