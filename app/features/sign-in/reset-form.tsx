import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { typedIn } from '#app/lib/required-fields.ts';
import { pathTo } from '#app/paths.ts';
import { accountFormWords } from '#content/account/form.ts';
import { codeWords } from '#content/account/code-step.ts';
import { resetWords as words } from '#content/account/reset.ts';
import { AskingForm, useAsking } from './asking-form.tsx';
import { StepBox, NoScript } from './step-box.tsx';
import { addressOnly } from './draft.ts';
import { EmailField } from './email-field.tsx';
import { askForMail } from './requests.ts';
import styles from './sign-in.module.css';

/** The first step of a reset: where the mail shall go. `onSent` runs for every address, known or not. */
export function ResetForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useWords();
  const required = { email: t(accountFormWords.emailMissing) };
  const asking = useAsking({ id: 'reset', required, kept: addressOnly });

  async function send(): Promise<void> {
    const email = typedIn(asking.ref.current, 'email').trim();
    const answer = await asking.ask(t(codeWords.notSent), askForMail('password', email, t.locale));
    if (answer.ok) onSent(email);
  }

  return (
    <StepBox>
      <NoScript />
      <AskingForm label={t(words.button)} asking={asking} button={t(words.button)} onSend={send}>
        <EmailField {...asking.errors.field('email')} isReadOnly={asking.isBusy} />
      </AskingForm>
      <p className={styles.small}>
        {t(words.remembered)} <Link to={pathTo('signin')}>{t(words.signIn)}</Link>
      </p>
    </StepBox>
  );
}
