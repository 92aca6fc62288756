import type { User } from '@supabase/auth-js';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { whileSignedIn } from '#app/lib/account/end-session.ts';
import type { CallAnswer } from '#app/lib/backend/call.ts';
import { takeFocus } from '#app/lib/browser/take-focus.ts';
import type { FieldErrors, Problems } from '#app/lib/forms/use-form-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { passwordWords as words } from '#content/account/password.ts';
import type { Localized } from '#contract/locale.ts';
import type { AccountForm } from './form.tsx';
import styles from './parts.module.css';

/** The code that the server wants before something important. `ask` has it mailed; from then on its field is there. */
export function useMailedCode(user: User) {
  const t = useWords();
  const [isAsked, setAsked] = useState(false);

  async function ask({ tell, fail }: Pick<AccountForm<never>, 'tell' | 'fail'>): Promise<void> {
    const answer = await whileSignedIn(() => askAccount((client) => client.reauthenticate()));
    if (answer === undefined) return;
    if (!answer.ok) return fail(answer);
    // The first time the field itself says it, and takes the focus.
    if (isAsked) tell({ text: t(words.codeSent, { email: user.email ?? '' }) });
    setAsked(true);
  }

  return { isAsked, ask, forget: () => setAsked(false) };
}

type Props = FieldErrors & {
  user: User;
  onAgain: () => void;
  /** What was sent and why; that somebody signed in a while ago unless told otherwise. */
  sent?: Localized;
};

export function MailedCode({ user, onAgain, sent = words.codeAsked, ...field }: Props) {
  const t = useWords();
  return (
    <div className={styles.ask}>
      <p>{t(sent, { email: user.email ?? '' })}</p>
      <CodeField {...field} ref={takeFocus} label={t(words.code)} hint={t(words.codeHint)} />
      <Button look="quiet" onClick={onAgain}>
        {t(words.codeAgain)}
      </Button>
    </div>
  );
}

/**
 * Lets a form do something that the server allows only soon after a sign-in: when it says so, a code is mailed and
 * asked for, and shown to the server by itself before the call is made again.
 * @param field Of the code, among those of the form.
 */
export function useProof<Field extends string>(form: AccountForm<Field>, user: User, field: Field) {
  const t = useWords();
  const code = useMailedCode(user);

  /** Makes the call. Out: its answer, or `undefined` where the form now asks for the code. */
  async function prove<Value>(call: () => Promise<CallAnswer<Value>>): Promise<CallAnswer<Value> | undefined> {
    const nonce = code.isAsked ? withoutGaps(form.typed(field)) : undefined;
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
