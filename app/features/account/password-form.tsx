import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { emptyField } from '#app/lib/forms/required-fields.ts';
import { PasswordField } from '#app/parts/password-field.tsx';
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

  async function save(): Promise<void> {
    const password = form.typed('password');
    const answer = await prove(() => askAccount((client) => client.updateUser({ password })));
    if (answer === undefined) return;
    if (!answer.ok) return form.fail(answer);
    emptyField(form.ref.current, id);
    form.tell({ text: t(words.saved) });
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
