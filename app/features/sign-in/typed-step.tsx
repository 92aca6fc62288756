import { useWords } from '#app/i18n/locale.ts';
import { typedIn } from '#app/lib/required-fields.ts';
import { askAccount } from '#app/lib/account.ts';
import { useDraftForm } from '#app/lib/use-draft-form.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { Field } from '#app/ui/field.tsx';
import { accountFormWords } from '#content/account/form.ts';
import { codeWords } from '#content/account/code-step.ts';
import { confirmWords as words } from '#content/account/confirm.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { AskingForm } from './asking-form.tsx';
import { Box } from './box.tsx';
import { accountDraft, addressOnly } from './draft.ts';
import { EmailField } from './email-field.tsx';
import { askForMail } from './requests.ts';
import styles from './sign-in.module.css';
import { useAsking } from './use-asking.ts';

/** What a typed code can be for. */
export type TypedType = 'email' | 'email_change' | 'recovery';

type Props = {
  onProved: (type: TypedType) => void;
};

/** Address and code from any of our mails, for when the link in it broke or is on another device. */
export function TypedStep({ onProved }: Props) {
  const t = useWords();
  const { ref: form, keep } = useDraftForm(accountDraft, '', addressOnly);
  const asking = useAsking(form, { email: t(accountFormWords.emailMissing), code: t(codeWords.codeMissing) });
  const email = () => typedIn(form.current, 'email').trim();
  const type = () => (typedIn(form.current, 'about') || 'email') as TypedType;

  async function check(): Promise<void> {
    if (!asking.isComplete()) return;
    const proof = { email: email(), token: withoutGaps(typedIn(form.current, 'code')), type: type() };
    const answer = await asking.ask(t(signInWords.failed), () => askAccount((client) => client.verifyOtp(proof)));
    if (answer?.ok) onProved(proof.type);
  }

  async function sendNew(): Promise<void> {
    if (!asking.isComplete(['email'])) return;
    const address = email();
    const answer = await asking.ask(t(codeWords.notSent), () =>
      askForMail(type() === 'recovery' ? 'password' : 'sign-up', address, t.locale),
    );
    if (answer?.ok) asking.tell({ text: t(words.newMailSent, { email: address }) });
  }

  return (
    <Box>
      <h2>{t(words.typeTitle)}</h2>
      <p>{t(words.typeText)}</p>
      <AskingForm
        id="typed"
        label={t(words.typeTitle)}
        ref={form}
        asking={asking}
        button={t(codeWords.next)}
        onSend={() => void check()}
        onInput={() => void keep()}
      >
        <Field id="about" label={t(words.about)}>
          {(control) => (
            <select {...control} name="about">
              <option value="email">{t(words.aboutAddress)}</option>
              <option value="email_change">{t(words.aboutNewAddress)}</option>
              <option value="recovery">{t(words.aboutPassword)}</option>
            </select>
          )}
        </Field>
        <EmailField {...asking.errors.field('email')} hint={t(words.emailHint)} isReadOnly={asking.isBusy} />
        <CodeField
          {...asking.errors.field('code')}
          label={t(codeWords.code)}
          hint={t(codeWords.codeHint)}
          isReadOnly={asking.isBusy}
        />
      </AskingForm>
      <div className={styles.beside}>
        <p>{t(codeWords.nothingTries)}</p>
        <p>
          <Button look="quiet" aria-disabled={asking.isBusy} onClick={() => void sendNew()}>
            {t(words.newMailButton)}
          </Button>
        </p>
      </div>
    </Box>
  );
}
