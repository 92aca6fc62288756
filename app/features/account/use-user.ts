import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Session, User } from '@supabase/auth-js';
import { askAccount } from '#app/lib/account.ts';

/**
 * Whose session it is, as the server knows them now: the session holds what was true when it was last renewed,
 * and another device may have changed the address since. `lookAgain` asks once more and answers with the account.
 */
export function useUser(session: Session): { user: User; lookAgain: () => Promise<User | undefined> } {
  const [seen, setSeen] = useState<{ user: User; in: Session }>();
  const count = useRef(0);

  async function look(): Promise<User | undefined> {
    count.current += 1;
    const number = count.current;
    // A session that has ended is noticed here too: auth-js then forgets it.
    const answer = await askAccount((client) => client.getUser());
    if (!answer.ok || number !== count.current) return undefined;
    setSeen({ user: answer.value.user, in: session });
    return answer.value.user;
  }

  const lookNow = useEffectEvent(() => void look());
  useEffect(() => lookNow(), [session]);
  // Until the answer is there, what the newest session says counts, not what was seen before it.
  return { user: seen?.in === session ? seen.user : session.user, lookAgain: look };
}
