import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account-words.ts';
import { askFunction } from '#app/lib/ask-function.ts';
import { appsOf } from '#app/lib/team.ts';
import { useCall } from '#app/lib/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { deleteWords as words } from '#content/account/data.ts';
import { passwordWords } from '#content/account/password.ts';
import { Form, focusField, typedIn } from './form.tsx';
import { MailedCode, useMailedCode } from './mailed-code.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import type { PartProps } from './part.tsx';

const ids = { password: 'account-delete-password', mailed: 'account-delete-code', second: 'account-delete-second' };
type Asked = keyof typeof ids;

// Which field the server's refusal is about.
const about: Readonly<Record<string, Asked>> = {
  current_password_invalid: 'password',
  reauthentication_not_valid: 'mailed',
  mfa_verification_failed: 'second',
  second_code_needed: 'second',
};

type Props = Pick<PartProps, 'user' | 'lookAgain'> & { onKeep: () => void; onDeleted: () => void };

/** Asks for the password or a mailed code, and for the second step where there is one, and deletes the account. */
export function DeletionProof({ user, lookAgain, onKeep, onDeleted }: Props) {
  const t = useWords();
  const calling = useCall();
  const mailed = useMailedCode(calling, user);
  const [problem, setProblem] = useState<{ at: Asked; text: string }>();
  const hasApp = appsOf(user).length > 0;
  const problemAt = (at: Asked): string | undefined => (problem?.at === at ? problem.text : undefined);

  async function remove(form: HTMLFormElement): Promise<void> {
    const password = typedIn(form, ids.password);
    const nonce = withoutGaps(typedIn(form, ids.mailed));
    const code = withoutGaps(typedIn(form, ids.second));
    if (mailed.isAsked && nonce === '') return show(form, 'mailed', t(passwordWords.codeEmpty));
    if (!mailed.isAsked && password === '') return show(form, 'password', t(words.passwordEmpty));
    if (hasApp && code === '') return show(form, 'second', t(words.secondCodeEmpty));
    setProblem(undefined);
    const body = { ...(mailed.isAsked ? { nonce } : { password }), ...(hasApp ? { code } : {}) };
    const answer = await calling.call(() => askFunction('delete-account', { body }));
    if (answer === undefined) return;
    if (answer.ok) return onDeleted();
    const refused = answer.because === 'refused' ? answer.code : '';
    // The account has no password.
    if (refused === 'reauthentication_needed') return mailed.ask();
    // An app was connected elsewhere in the meantime.
    if (refused === 'second_code_needed') await lookAgain();
    const at = about[refused];
    if (at === undefined) return calling.fail(answer);
    show(form, at, accountProblem(answer, t));
  }

  function show(form: HTMLFormElement, at: Asked, text: string): void {
    flushSync(() => setProblem({ at, text }));
    focusField(form, ids[at]);
  }

  return (
    <Form
      label={t(words.sureTitle)}
      button={t(words.yes)}
      look="grave"
      isBusy={calling.isBusy}
      outcome={calling.outcome}
      onSend={(form) => void remove(form)}
      before={<Button onClick={onKeep}>{t(words.no)}</Button>}
    >
      <p>{t(words.proof)}</p>
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      {mailed.isAsked ? (
        <MailedCode
          id={ids.mailed}
          user={user}
          problem={problemAt('mailed')}
          onAgain={() => void mailed.ask()}
          sent={words.mailed}
        />
      ) : (
        <>
          <OwnPasswordField id={ids.password} label={t(words.password)} problem={problemAt('password')} />
          <p>
            <Button look="quiet" onClick={() => void mailed.ask()}>
              {t(words.byMail)}
            </Button>
          </p>
        </>
      )}
      {hasApp && (
        <CodeField
          id={ids.second}
          label={t(words.secondCode)}
          hint={t(words.secondCodeHint)}
          problem={problemAt('second')}
        />
      )}
    </Form>
  );
}
