import { useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { emptyField } from '#app/lib/forms/required-fields.ts';
import { PasswordField } from '#app/parts/password-field.tsx';
import { newPasswordWords } from '#content/account/new-password.ts';
import { partWords } from '#content/account/parts.ts';
import { passwordWords as words } from '#content/account/password.ts';
import type { PartProps } from './folded-part.tsx';
import { PartForm, prefix, useAccountForm } from './form.tsx';
import { MailedCode, useProof } from './mailed-code.tsx';

const id = `${prefix}password`;
const fields = ['password', 'password-code'] as const;
const about = { weak_password: 'password', same_password: 'password' } as const;

/** Changes the password; the server then ends all other sessions and tells the owner by mail. */
export function PasswordForm({ user }: PartProps) {
  const t = useWords();
  const form = useAccountForm({ fields, about, required: { password: t(words.empty) } });
  const { prove, isAsked, field } = useProof(form, user, 'password-code');
  // What was sent, and perhaps only the answer was lost.
  const unheard = useRef<string>(undefined);

  async function save(): Promise<void> {
    const password = form.typed('password');
    const answer = await prove(async () => {
      const given = await askAccount((client) => client.updateUser({ password }));
      if (!given.ok && given.because === 'unreachable') unheard.current = password;
      return given;
    });
    if (answer === undefined) return;
    const isUnheard = unheard.current === password;
    const isThere = isUnheard && !answer.ok && answer.because === 'refused' && answer.code === 'same_password';
    if (!answer.ok && !isThere) {
      if (!isUnheard || answer.because === 'refused') return form.fail(answer);
      return form.tell({ text: `${t(newPasswordWords.unheard)}. ${accountProblem(answer, t)}`, isFailure: true });
    }
    unheard.current = undefined;
    emptyField(form.ref.current, id);
    form.tell({ text: t(answer.ok ? words.saved : words.isThere) });
  }

  return (
    <PartForm form={form} label={t(partWords.password)} button={t(words.save)} onSend={save}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <PasswordField {...form.errors.field('password')} label={t(words.label)} isNew />
      {isAsked && <MailedCode {...field} />}
    </PartForm>
  );
}
