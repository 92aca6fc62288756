import { useEffect, useEffectEvent, useState } from 'react';
import type { User } from '@supabase/auth-js';
import { askAccount } from '#app/lib/account.ts';

export type Role = 'team' | 'admin' | undefined;

/** The role that stands in the row of an account. */
export function roleOf({ app_metadata: { role } }: User): Role {
  return role === 'team' || role === 'admin' ? role : undefined;
}

/** The account as the server has it now; until it answers, as the sign-in has it. */
export function useLookedUp(user: User): { user: User; lookUp: () => void } {
  const [found, setFound] = useState(user);
  async function ask(): Promise<void> {
    const answer = await askAccount((client) => client.getUser());
    if (answer.ok) setFound(answer.value.user);
  }
  const askFirst = useEffectEvent(() => void ask());
  useEffect(() => askFirst(), []);
  return { user: found, lookUp: () => void ask() };
}
