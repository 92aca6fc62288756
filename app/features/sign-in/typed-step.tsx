import { useWords } from '#app/i18n/locale.ts';
import { typedIn } from '#app/lib/forms/required-fields.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { Field } from '#app/ui/field.tsx';
import { accountFormWords } from '#content/account/form.ts';
import { codeWords } from '#content/account/code-step.ts';
import { confirmWords as words } from '#content/account/confirm.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { AskingForm, useAsking } from './asking-form.tsx';
import { EmailField } from './email-field.tsx';
import { StepBox } from './step-parts.tsx';
import { addressOnly } from './draft.ts';
import { askForMail } from './requests.ts';
import styles from './sign-in.module.css';

/** What a typed code can be for. */
export type TypedType = 'email' | 'email_change' | 'recovery';

/** Address and code from any of our mails, for when the link in it broke or is on another device. */
export function TypedStep({ onProved }: { onProved: (type: TypedType) => void }) {
  const t = useWords();
  const required = { email: t(accountFormWords.emailMissing), code: t(codeWords.codeMissing) };
  const asking = useAsking({ id: 'typed', required, kept: addressOnly });
  const typed = (id: string) => typedIn(asking.ref.current, id);
  const type = () => (typed('about') || 'email') as TypedType;

  async function check(): Promise<void> {
    const proof = { email: typed('email').trim(), token: withoutGaps(typed('code')), type: type() };
    const answer = await asking.ask(
      t(signInWords.failed),
      askAccount((client) => client.verifyOtp(proof)),
    );
    if (answer.ok) onProved(proof.type);
  }

  async function sendNew(): Promise<void> {
    const address = typed('email').trim();
    const answer = await asking.ask(
      t(codeWords.notSent),
      askForMail(type() === 'recovery' ? 'password' : 'sign-up', address, t.locale),
    );
    if (answer.ok) asking.tell({ text: t(words.newMailSent, { email: address }) });
  }

  return (
    <StepBox>
      <h2>{t(words.typeTitle)}</h2>
      <p>{t(words.typeText)}</p>
      <AskingForm label={t(words.typeTitle)} asking={asking} button={t(codeWords.next)} onSend={check}>
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
          <Button look="quiet" aria-disabled={asking.isBusy} onClick={() => asking.also('email', sendNew)}>
            {t(words.newMailButton)}
          </Button>
        </p>
      </div>
    </StepBox>
  );
}
