import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { typedIn } from '#app/lib/required-fields.ts';
import { useDraftForm } from '#app/lib/use-draft-form.ts';
import { pathTo } from '#app/paths.ts';
import { accountFormWords } from '#content/account/form.ts';
import { codeWords } from '#content/account/code-step.ts';
import { resetWords as words } from '#content/account/reset.ts';
import { AskingForm } from './asking-form.tsx';
import { Box } from './box.tsx';
import { accountDraft, addressOnly } from './draft.ts';
import { EmailField } from './email-field.tsx';
import { NoScript } from './no-script.tsx';
import { askForMail } from './requests.ts';
import styles from './sign-in.module.css';
import { useAsking } from './use-asking.ts';

/** The first step of a reset: where the mail shall go. `onSent` runs for every address, known or not. */
export function ResetForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useWords();
  const { ref: form, keep } = useDraftForm(accountDraft, '', addressOnly);
  const asking = useAsking(form, { email: t(accountFormWords.emailMissing) });

  async function send(): Promise<void> {
    if (!asking.isComplete()) return;
    const email = typedIn(form.current, 'email').trim();
    const answer = await asking.ask(t(codeWords.notSent), () => askForMail('password', email, t.locale));
    if (answer?.ok) onSent(email);
  }

  return (
    <Box>
      <NoScript />
      <AskingForm
        id="reset"
        label={t(words.button)}
        ref={form}
        asking={asking}
        button={t(words.button)}
        onSend={() => void send()}
        onInput={() => void keep()}
      >
        <EmailField {...asking.errors.field('email')} isReadOnly={asking.isBusy} />
      </AskingForm>
      <p className={styles.small}>
        {t(words.remembered)} <Link to={pathTo('signin')}>{t(words.signIn)}</Link>
      </p>
    </Box>
  );
}
