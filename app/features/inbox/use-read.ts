import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountFailure } from '#app/lib/account.ts';
import { useAnswer } from './use-answer.ts';

/** Reads something of the inbox each time it comes to be needed; `look` reads it again. What was read stays if that fails. */
export function useRead<Value>(call: string, isNeeded = true) {
  const ask = useAnswer<Value>();
  const [value, setValue] = useState<Value>();
  const [failure, setFailure] = useState<AccountFailure>();

  async function look(): Promise<void> {
    const answer = await ask(call);
    if (answer === undefined) return;
    setFailure(answer.ok ? undefined : answer);
    if (answer.ok) setValue(answer.value);
  }

  const lookIfNeeded = useEffectEvent(() => void (isNeeded && look()));
  useEffect(() => lookIfNeeded(), [isNeeded]);
  return { value, failure, look };
}
