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
      const wasSent = unheard.current === password;
      if (!answer.ok && answer.because === 'unreachable') unheard.current = password;
      const isThere = wasSent && !answer.ok && answer.because === 'refused' && answer.code === 'same_password';
      if (!answer.ok && !isThere) return answer;
      unheard.current = undefined;
      return { ok: true, value: { isNow: answer.ok } };
    },
    /** Whether it was sent without an answer. */
    mayBeSet: (password: string): boolean => unheard.current === password,
  };
}
