import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { useNewPassword } from '#app/lib/account/use-new-password.ts';
import { PasswordField } from '#app/parts/password-field.tsx';
import { newPasswordWords } from '#content/account/new-password.ts';
import { partWords } from '#content/account/parts.ts';
import { passwordWords as words } from '#content/account/password.ts';
import type { PartProps } from './folded-part.tsx';
import { PartForm, useAccountForm } from './form.tsx';
import { MailedCode, useProof } from './mailed-code.tsx';

const fields = ['password', 'password-code'] as const;
const about = { weak_password: 'password', same_password: 'password' } as const;

/** Changes the password; the server then ends all other sessions and tells the owner by mail. */
export function PasswordForm({ user }: PartProps) {
  const t = useWords();
  const form = useAccountForm({ fields, about, required: { password: t(words.empty) } });
  const { prove, isAsked, field } = useProof(form, user, 'password-code');
  const { set, mayBeSet } = useNewPassword();

  async function save(): Promise<void> {
    const password = form.typed('password');
    const answer = await prove(() => set(password));
    if (answer === undefined) return;
    if (!answer.ok) {
      // Without an answer the code may be all that was shown.
      if (answer.because === 'refused' || !mayBeSet(password)) return form.fail(answer);
      return form.tell({ text: `${t(newPasswordWords.unheard)}. ${accountProblem(answer, t)}`, isFailure: true });
    }
    form.empty('password');
    form.tell({ text: t(answer.value.isNow ? words.saved : words.isThere) });
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
