import { useRef } from 'react';
import type { CallAnswer } from '#app/lib/backend/call.ts';
import { askAccount } from './account.ts';

/** Sets a new password, where perhaps it is set already and only the answer was lost. */
export function useNewPassword() {
  const unheard = useRef<string>(undefined);

  return {
    /** Out: whether it was set now; else an earlier try did it, of which only that much is known. */
    async set(password: string): Promise<CallAnswer<{ isNow: boolean }>> {
      const answer = await askAccount((client) => client.updateUser({ password }));
      if (answer.ok) return { ok: true, value: { isNow: true } };
      if (answer.because === 'unreachable') unheard.current = password;
      else if (answer.code === 'same_password' && unheard.current === password)
        return { ok: true, value: { isNow: false } };
      return answer;
    },
    /** Whether it was sent without an answer. */
    mayBeSet: (password: string): boolean => unheard.current === password,
  };
}
