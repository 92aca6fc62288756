import type { Session } from '@supabase/auth-js';
import { useState, type ComponentType } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { hasRole, isTeam } from '#app/lib/account/team.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { Passing } from '#app/ui/passing.tsx';
import type { Localized } from '#contract/locale.ts';
import { SignedInRoom, SignedOut } from './signed-in-room.tsx';

type Props = {
  words: { readonly [Name in 'lead' | 'signedOut' | 'ended' | 'away' | 'noRole']: Localized };
  /** Loads what belongs to the page, only for somebody of the team; what they may read, the server decides. */
  load: () => Promise<ComponentType<{ session: Session }>>;
  /** The same for what is said to somebody who does not belong to the team, where that is more than a sentence. */
  loadNoRole?: () => Promise<ComponentType<{ text: Localized }>>;
  /** Once it is loaded it stays when a session ends: it says so itself, and keeps what was typed. */
  stays?: boolean;
};

/** A page of the team below its title: for others its words, and the way in. */
export function TeamRoom({ words, load, loadNoRole = async () => Sentence, stays = false }: Props) {
  const auth = useAuth();
  const session = auth.status === 'signed-in' ? auth.session : undefined;
  const [last, setLast] = useState<Session>();
  const isOfTeam = isTeam(auth);
  if (session && session !== last) setLast(session);
  const isOther = session !== undefined && !isOfTeam;
  const part = useOnDemand(load, isOfTeam);
  const others = useOnDemand(loadNoRole, isOther);
  // With whoever left by themselves goes all that they typed, and what is said of it.
  const hasLeft = auth.event === 'LEFT';
  if (stays && !hasLeft && last && hasRole(last.user) && part.Opened) return <part.Opened session={last} />;
  return (
    <SignedInRoom
      signedOut={<SignedOut lead={words.lead} text={words.signedOut} />}
      ended={last && !hasLeft && <SignedOut lead={words.lead} text={words.ended} hasEnded />}
      away={words.away}
      part={isOther ? others : part}
    >
      {isOfTeam && session && part.Opened && (
        <Passing key={session.user.id}>
          <part.Opened session={session} />
        </Passing>
      )}
      {isOther && others.Opened && <others.Opened text={words.noRole} />}
    </SignedInRoom>
  );
}

function Sentence({ text }: { text: Localized }) {
  const t = useWords();
  return <p>{t(text)}</p>;
}
