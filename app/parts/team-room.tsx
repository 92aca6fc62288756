import { useState, type ComponentType } from 'react';
import type { Session } from '@supabase/auth-js';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { isTeam } from '#app/lib/account/team.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import type { Localized } from '#contract/locale.ts';
import { SignedInRoom, SignedOut } from './signed-in-room.tsx';

type Props = {
  words: { readonly [Name in 'lead' | 'signedOut' | 'ended' | 'away' | 'noRole']: Localized };
  /** Loads what belongs to the page, only for somebody of the team; what they may read, the server decides. */
  load: () => Promise<ComponentType<{ session: Session }>>;
};

/** A page of the team below its title: for others its words, and the way in. */
export function TeamRoom({ words, load }: Props) {
  const t = useWords();
  const auth = useAuth();
  const [wasIn, setWasIn] = useState(false);
  const isIn = auth.status === 'signed-in';
  if (isIn && !wasIn) setWasIn(true);
  const isOfTeam = isTeam(auth);
  const part = useOnDemand(load, isOfTeam);
  return (
    <SignedInRoom
      signedOut={<SignedOut lead={words.lead} text={words.signedOut} />}
      ended={wasIn && <SignedOut lead={words.lead} text={words.ended} hasEnded />}
      away={words.away}
      part={isIn && !isOfTeam ? { ...part, Opened: true, isFailed: false } : part}
    >
      {isIn && isOfTeam && part.Opened && <part.Opened key={auth.session.user.id} session={auth.session} />}
      {isIn && !isOfTeam && <p>{t(words.noRole)}</p>}
    </SignedInRoom>
  );
}
