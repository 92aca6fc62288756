import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '@supabase/auth-js';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account-words.ts';
import { askAccount, type AccountAnswer } from '#app/lib/account.ts';
import { withoutGaps } from '#app/ui/code-field.tsx';
import type { useCall } from '#app/lib/use-call.ts';
import { passwordWords as words } from '#content/account/password.ts';
import { focusButton, focusField, typedIn } from './form.tsx';
import { useMailedCode } from './mailed-code.tsx';

/**
 * Lets a form do something that the server allows only soon after a sign-in: when it says so, a code is mailed and
 * asked for, and shown to the server by itself before the call is made again.
 * @param id Of the field of the code.
 */
export function useProof(calling: ReturnType<typeof useCall>, user: User, id: string) {
  const t = useWords();
  const code = useMailedCode(calling, user);
  const [problem, setProblem] = useState<string>();

  /** Makes the call. Out: its answer, or `undefined` where the form now asks for the code. */
  async function prove<Value>(
    form: HTMLFormElement,
    call: () => Promise<AccountAnswer<Value>>,
  ): Promise<AccountAnswer<Value> | undefined> {
    const nonce = code.isAsked ? withoutGaps(typedIn(form, id)) : undefined;
    if (nonce === '') return show(form, t(words.codeEmpty));
    setProblem(undefined);
    let isFresh = nonce === undefined;
    const answer = await calling.call(async () => {
      if (nonce === undefined) return call();
      const shown = await askAccount((client) => client.updateUser({ nonce }));
      isFresh = shown.ok;
      return shown.ok ? call() : shown;
    });
    if (answer === undefined) return undefined;
    const refused = !answer.ok && answer.because === 'refused' ? answer.code : '';
    if (!answer.ok && refused === 'reauthentication_not_valid') return show(form, accountProblem(answer, t));
    if (isFresh && code.isAsked) {
      // The field that may have the focus goes.
      focusButton(form);
      flushSync(code.forget);
    }
    if (refused !== 'reauthentication_needed') return answer;
    await code.ask();
    return undefined;
  }

  function show(form: HTMLFormElement, text: string): undefined {
    setProblem(text);
    focusField(form, id);
  }

  return { prove, isAsked: code.isAsked, field: { id, user, problem, onAgain: () => void code.ask() } };
}
