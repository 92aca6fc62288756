import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#app/i18n/locale.ts';
import { askFunction } from '#app/lib/account/ask-function.ts';
import { forgetSession, whileSignedIn } from '#app/lib/account/end-session.ts';
import { forgetTyped } from '#app/lib/account/forget-typed.ts';
import { appsOf } from '#app/lib/account/team.ts';
import { takeFocus } from '#app/lib/browser/take-focus.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { PasswordField } from '#app/parts/password-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Lines } from '#app/ui/lines.tsx';
import { deleteWords as words, goesList, staysList } from '#content/account/data.ts';
import { passwordWords } from '#content/account/password.ts';
import type { PartProps } from './folded-part.tsx';
import { PartForm, useAccountForm } from './form.tsx';
import { MailedCode, useMailedCode } from './mailed-code.tsx';
import styles from './parts.module.css';

/** Deletes the account: says what goes and what stays, asks who it is, and then does it. */
export function DeleteAccount(props: PartProps) {
  const { user, onLeave } = props;
  const t = useWords();
  const [outcome, tell] = useState<Outcome>();
  const [isAsked, setAsked] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);

  /** The server has forgotten the account; this browser forgets the session. */
  async function leave(): Promise<void> {
    onLeave({ how: 'deleted' });
    forgetTyped();
    await forgetSession();
  }

  function keep(): void {
    flushSync(() => setAsked(false));
    begin.current?.focus();
    tell({ text: t(words.keptAccount) });
  }

  return (
    <>
      <p>{t(words.goes)}</p>
      <Lines of={t(goesList)} />
      <p>{t(words.stays)}</p>
      <Lines of={t(staysList)} />
      {isAsked ? (
        <div className={styles.ask}>
          <h4 ref={takeFocus} tabIndex={-1}>
            {t(words.sureTitle)}
          </h4>
          <p>{t(words.sure, { email: user.email ?? '' })}</p>
          <DeletionProof {...props} onKeep={keep} onDeleted={() => void leave()} />
        </div>
      ) : (
        <>
          <Button
            ref={begin}
            look="quiet"
            onClick={() => {
              tell(undefined);
              setAsked(true);
            }}
          >
            {t(words.begin)}
          </Button>
          <DetailedOutcome outcome={outcome} />
        </>
      )}
    </>
  );
}

const fields = ['delete-password', 'delete-code', 'delete-second'] as const;
const about = {
  wrong_password: 'delete-password',
  wrong_code: 'delete-code',
  wrong_second_code: 'delete-second',
  second_code_needed: 'delete-second',
} as const;

type Props = Pick<PartProps, 'user' | 'lookAgain'> & { onKeep: () => void; onDeleted: () => void };

/** Asks for the password or a mailed code, and for the second step where there is one, and deletes the account. */
function DeletionProof({ user, lookAgain, onKeep, onDeleted }: Props) {
  const t = useWords();
  const mailed = useMailedCode(user);
  const hasApp = appsOf(user).length > 0;
  const form = useAccountForm({
    fields,
    about,
    required: {
      ...(mailed.isAsked
        ? { 'delete-code': t(passwordWords.codeEmpty) }
        : { 'delete-password': t(words.passwordEmpty) }),
      ...(hasApp && { 'delete-second': t(words.secondCodeEmpty) }),
    },
  });

  async function remove(): Promise<void> {
    const password = form.typed('delete-password');
    const nonce = withoutGaps(form.typed('delete-code'));
    const code = withoutGaps(form.typed('delete-second'));
    const body = { ...(mailed.isAsked ? { nonce } : { password }), ...(hasApp ? { code } : {}) };
    const answer = await whileSignedIn(() => askFunction('delete-account', { body }));
    if (answer === undefined) return;
    if (answer.ok) return onDeleted();
    const refused = answer.because === 'refused' && answer.code;
    // The account has no password.
    if (refused === 'proof_needed') return mailed.ask(form);
    // An app was connected elsewhere in the meantime.
    if (refused === 'second_code_needed') await lookAgain();
    form.fail(answer);
  }

  return (
    <PartForm
      form={form}
      label={t(words.sureTitle)}
      button={t(words.yes)}
      look="grave"
      onSend={remove}
      before={<Button onClick={onKeep}>{t(words.no)}</Button>}
    >
      <p>{t(words.proof)}</p>
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      {mailed.isAsked ? (
        <MailedCode
          {...form.errors.field('delete-code')}
          user={user}
          onAgain={() => void form.once(() => mailed.ask(form))}
          sent={words.mailed}
        />
      ) : (
        <>
          <PasswordField {...form.errors.field('delete-password')} label={t(words.password)} />
          <p>
            <Button look="quiet" onClick={() => void form.once(() => mailed.ask(form))}>
              {t(words.byMail)}
            </Button>
          </p>
        </>
      )}
      {hasApp && (
        <CodeField {...form.errors.field('delete-second')} label={t(words.secondCode)} hint={t(words.secondCodeHint)} />
      )}
    </PartForm>
  );
}
