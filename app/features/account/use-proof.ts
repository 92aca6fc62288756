import { flushSync } from 'react-dom';
import type { User } from '@supabase/auth-js';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account-words.ts';
import { askAccount, type AccountAnswer } from '#app/lib/account.ts';
import { withoutGaps } from '#app/ui/code-field.tsx';
import { typedIn } from '#app/lib/required-fields.ts';
import { whileSignedIn } from '#app/lib/end-session.ts';
import type { Problems } from '#app/lib/use-form-errors.ts';
import { passwordWords as words } from '#content/account/password.ts';
import { useMailedCode } from './mailed-code.tsx';
import { prefix, type AccountForm } from './use-account-form.ts';

/**
 * Lets a form do something that the server allows only soon after a sign-in: when it says so, a code is mailed and
 * asked for, and shown to the server by itself before the call is made again.
 * @param field Of the code, among those of the form.
 */
export function useProof<Field extends string>(form: AccountForm<Field>, user: User, field: Field) {
  const t = useWords();
  const code = useMailedCode(user);

  /** Makes the call. Out: its answer, or `undefined` where the form now asks for the code. */
  async function prove<Value>(call: () => Promise<AccountAnswer<Value>>): Promise<AccountAnswer<Value> | undefined> {
    const nonce = code.isAsked ? withoutGaps(typedIn(form.ref.current, prefix + field)) : undefined;
    if (nonce === '') return show(t(words.codeEmpty));
    let isFresh = nonce === undefined;
    const answer = await whileSignedIn(async () => {
      if (nonce === undefined) return call();
      const shown = await askAccount((client) => client.updateUser({ nonce }));
      isFresh = shown.ok;
      return shown.ok ? call() : shown;
    });
    if (answer === undefined) return undefined;
    const refused = !answer.ok && answer.because === 'refused' ? answer.code : '';
    if (!answer.ok && refused === 'reauthentication_not_valid') return show(accountProblem(answer, t));
    if (isFresh && code.isAsked) {
      // The field that may have the focus goes.
      form.ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
      flushSync(code.forget);
    }
    if (refused !== 'reauthentication_needed') return answer;
    await code.ask(form);
    return undefined;
  }

  // One field of a form whose others TypeScript does not know here.
  const show = (text: string): undefined => void form.errors.refuse({ [field]: text } as Problems<Field>);

  return {
    prove,
    isAsked: code.isAsked,
    field: { ...form.errors.field(field), user, onAgain: () => void form.once(() => code.ask(form)) },
  };
}
