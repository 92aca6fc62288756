import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account-words.ts';
import { askAccount, type AccountFailure } from '#app/lib/account.ts';
import { useCall } from '#app/lib/use-call.ts';
import { partWords } from '#content/account/parts.ts';
import { passwordWords as words } from '#content/account/password.ts';
import { Form, emptyField, focusField, typedIn } from './form.tsx';
import { MailedCode } from './mailed-code.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import type { PartProps } from './part.tsx';
import { useProof } from './use-proof.ts';

const id = 'account-password';
/** What the server says about the password itself, so it stands at its field. */
const aboutPassword: readonly string[] = ['weak_password', 'same_password'];

/** Changes the password; the server then ends all other sessions and tells the owner by mail. */
export function PasswordForm({ user }: PartProps) {
  const t = useWords();
  const calling = useCall();
  const { prove, isAsked, field } = useProof(calling, user, 'account-password-code');
  const [problem, setProblem] = useState<string>();

  async function save(form: HTMLFormElement): Promise<void> {
    const password = typedIn(form, id);
    if (password === '') return show(form, t(words.empty));
    setProblem(undefined);
    const answer = await prove(form, () => askAccount((client) => client.updateUser({ password })));
    if (answer === undefined) return;
    if (!answer.ok) return refuse(form, answer);
    emptyField(form, id);
    calling.tell({ text: t(words.saved) });
  }

  function refuse(form: HTMLFormElement, failure: AccountFailure): void {
    if (failure.because !== 'refused' || !aboutPassword.includes(failure.code)) return calling.fail(failure);
    show(form, accountProblem(failure, t));
  }

  function show(form: HTMLFormElement, text: string): void {
    setProblem(text);
    focusField(form, id);
  }

  return (
    <Form
      label={t(partWords.password)}
      button={t(words.save)}
      isBusy={calling.isBusy}
      outcome={calling.outcome}
      onSend={(form) => void save(form)}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <OwnPasswordField id={id} label={t(words.label)} problem={problem} isNew />
      {isAsked && <MailedCode {...field} />}
    </Form>
  );
}
