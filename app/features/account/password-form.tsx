import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account-words.ts';
import { askAccount, type AccountFailure } from '#app/lib/account.ts';
import { withoutGaps } from '#app/ui/code-field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { accountWords as fieldWords } from '#content/account-form.ts';
import { partWords } from '#content/account-parts.ts';
import { passwordWords as words } from '#content/account-password.ts';
import { Form, emptyField, focusButton, focusField, typedIn } from './form.tsx';
import { MailedCode, useMailedCode } from './mailed-code.tsx';
import type { PartProps } from './part.tsx';
import { useDeed } from '#app/lib/use-deed.ts';

const id = 'account-password';
const codeId = 'account-password-code';
/** What the server says about the password itself, so it stands at its field. */
const aboutPassword: readonly string[] = ['weak_password', 'same_password'];

type Problem = { field: typeof id | typeof codeId; text: string };

/** Changes the password; the server then ends all other sessions and tells the owner by mail. */
export function PasswordForm({ user }: PartProps) {
  const t = useWords();
  const deed = useDeed();
  const code = useMailedCode(deed, user);
  const [problem, setProblem] = useState<Problem>();
  const problemOf = (field: Problem['field']) => (problem?.field === field ? problem.text : undefined);

  async function save(form: HTMLFormElement): Promise<void> {
    const password = typedIn(form, id);
    const nonce = code.isAsked ? withoutGaps(typedIn(form, codeId)) : undefined;
    if (password === '') return show(form, { field: id, text: t.of(words.empty) });
    if (nonce === '') return show(form, { field: codeId, text: t.of(words.codeEmpty) });
    setProblem(undefined);
    const answer = await deed.run(() =>
      askAccount((client) => client.updateUser({ password, ...(nonce !== undefined && { nonce }) })),
    );
    if (answer === undefined) return;
    if (!answer.ok) return refuse(form, answer);
    emptyField(form, id);
    if (code.isAsked) focusButton(form);
    code.forget();
    deed.tell(t.of(words.saved));
  }

  function refuse(form: HTMLFormElement, failure: AccountFailure): void | Promise<void> {
    const refused = failure.because === 'refused' ? failure.code : '';
    if (refused === 'reauthentication_needed') return code.ask();
    if (aboutPassword.includes(refused)) return show(form, { field: id, text: accountProblem(failure, t) });
    if (refused === 'reauthentication_not_valid')
      return show(form, { field: codeId, text: accountProblem(failure, t) });
    deed.fail(failure);
  }

  function show(form: HTMLFormElement, found: Problem): void {
    setProblem(found);
    focusField(form, found.field);
  }

  return (
    <Form
      label={t.of(partWords.password)}
      button={t.of(words.save)}
      isBusy={deed.isBusy}
      told={deed.told}
      onSend={(form) => void save(form)}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <PasswordField
        id={id}
        label={t.of(words.label)}
        hint={t.of(fieldWords.newPasswordHint)}
        problem={problemOf(id)}
        autoComplete="new-password"
        words={{
          show: t.of(fieldWords.show),
          hide: t.of(fieldWords.hide),
          isShown: t.of(fieldWords.isShown),
          isHidden: t.of(fieldWords.isHidden),
        }}
      />
      {code.isAsked && (
        <MailedCode id={codeId} user={user} problem={problemOf(codeId)} onAgain={() => void code.ask()} />
      )}
    </Form>
  );
}
