import type { Session, User } from '@supabase/auth-js';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { askAccount } from './account.ts';

/**
 * Whose session it is, as the server knows them now: the session holds what was true when it was last renewed,
 * and another device may have changed the address since. `lookAgain` asks once more and answers with the account.
 */
export function useUser(session: Session): { user: User; lookAgain: () => Promise<User | undefined> } {
  // A session that has ended is noticed here too: auth-js then forgets it.
  const { value, of, load } = useLoad(() => askAccount((client) => client.getUser()), { key: session });
  // Until the answer is there, what the newest session says counts, not what was seen before it.
  const user = of === session && value ? value.user : session.user;
  return { user, lookAgain: async () => (await load())?.user };
}
