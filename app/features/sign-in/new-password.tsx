import { useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useAuth } from '#app/lib/account/auth.tsx';
import { useNewPassword } from '#app/lib/account/use-new-password.ts';
import { PasswordField } from '#app/parts/password-field.tsx';
import { pathTo } from '#app/paths.ts';
import oneLine from '#app/ui/lines.module.css';
import { accountFormWords } from '#content/account/form.ts';
import { newPasswordWords as words } from '#content/account/new-password.ts';
import { AskingForm, useAsking } from './asking-form.tsx';
import { StepDone, useWhose } from './step-done.tsx';
import { StepBox, StepTitle } from './step-parts.tsx';

/** The last step of a reset: the new password. */
export function NewPassword({ again }: { again: string }) {
  const t = useWords();
  const auth = useAuth();
  const asking = useAsking({ id: 'new-password', required: { password: t(accountFormWords.passwordMissing) } });
  const [isDone, setDone] = useState(false);
  const whose = useWhose();
  const { set } = useNewPassword();
  const [isOver, setOver] = useState(false);

  async function save(): Promise<void> {
    const answer = await set(asking.typed('password'));
    if (answer.ok) return setDone(true);
    const refused = answer.because === 'refused' ? answer.code : '';
    await asking.fail(t(refused ? words.failed : words.unheard), answer);
    setOver(ended.includes(refused));
  }

  if (isDone) return <StepDone title={t(words.done)} text={t(words.doneText)} />;
  return (
    <StepBox>
      <StepTitle>{t(words.title)}</StepTitle>
      <p>
        {whose} {t(words.text)}
      </p>
      <AskingForm label={t(words.title)} asking={asking} button={t(words.button)} onSend={save}>
        {/* Tells a password manager whose password changes. */}
        <input
          type="email"
          name="email"
          autoComplete="username"
          value={auth.status === 'signed-in' ? (auth.session.user.email ?? '') : ''}
          readOnly
          hidden
        />
        <PasswordField {...asking.field('password')} label={t(words.label)} isNew />
      </AskingForm>
      {isOver && (
        <p className={oneLine.small}>
          <Link to={pathTo('auth/reset')}>{again}</Link>
        </p>
      )}
    </StepBox>
  );
}

/** Codes with which the server says that nobody is signed in any more, or not recently enough. */
const ended: readonly string[] = [
  'AuthSessionMissingError',
  'bad_jwt',
  'reauthentication_needed',
  'session_expired',
  'session_not_found',
];
