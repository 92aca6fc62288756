import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { PasswordField } from '#app/parts/password-field.tsx';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import oneLine from '#app/ui/lines.module.css';
import { accountFormWords } from '#content/account/form.ts';
import { signInWords as words } from '#content/account/sign-in.ts';
import { AskingForm, useAsking } from './asking-form.tsx';
import { addressOnly } from './draft.ts';
import { EmailField } from './email-field.tsx';
import { askForMail } from './requests.ts';
import styles from './sign-in.module.css';
import { Needs, type Proving, StepBox } from './step-parts.tsx';

type Props = Required<Proving> & {
  /** A mail with a code is on its way, if there is such an account. */
  onCode: (email: string) => Promise<void>;
};

/** Address and password, or a code by mail. */
export function SignInForm({ onChecking, onProved, onCode }: Props) {
  const t = useWords();
  const asking = useAsking({
    id: 'sign-in',
    required: { email: t(accountFormWords.emailMissing), password: t(accountFormWords.passwordMissing) },
    why: `${t(words.failed)}. ${t(accountFormWords.nothingGiven)}`,
    kept: addressOnly,
  });
  const email = () => asking.typed('email').trim();

  async function send(): Promise<void> {
    const credentials = { email: email(), password: asking.typed('password') };
    onChecking(true);
    const answer = await asking.ask(
      t(words.failed),
      askAccount((client) => client.signInWithPassword(credentials)),
    );
    if (answer.ok) return onProved();
    onChecking(false);
  }

  async function sendCode(): Promise<void> {
    const address = email();
    const answer = await asking.ask(
      t(words.failed),
      askForMail('sign-in', address, t.locale),
      t(accountFormWords.mailUnheard),
    );
    if (answer.ok) await onCode(address);
  }

  return (
    <StepBox>
      <Needs />
      <AskingForm label={t(words.button)} asking={asking} button={t(words.button)} onSend={send}>
        <EmailField {...asking.field('email')} isLogin />
        <PasswordField {...asking.field('password')} />
      </AskingForm>
      <div className={styles.beside}>
        <p>{t(words.codeHint)}</p>
        <p>
          <Button look="quiet" aria-disabled={asking.isBusy} onClick={() => asking.also('email', sendCode)}>
            {t(words.code)}
          </Button>
        </p>
        <p className={oneLine.small}>
          {t(words.forgotten)} <Link to={pathTo('auth/reset')}>{t(words.reset)}</Link>
        </p>
      </div>
    </StepBox>
  );
}
