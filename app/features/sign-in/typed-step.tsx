import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { SelectField } from '#app/ui/control-fields.tsx';
import { codeWords } from '#content/account/code-step.ts';
import { confirmWords as words } from '#content/account/confirm.ts';
import { accountFormWords } from '#content/account/form.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { AskingForm, useAsking } from './asking-form.tsx';
import { addressOnly } from './draft.ts';
import { EmailField } from './email-field.tsx';
import type { LinkType } from './mail-link.ts';
import { askForMail } from './requests.ts';
import styles from './sign-in.module.css';
import { StepBox } from './step-parts.tsx';

/** What a typed code can be for, which mail takes its place, and when that leaves. */
const kinds = {
  signup: { purpose: 'sign-up', about: words.aboutAddress, sent: words.ifWaiting },
  magiclink: { purpose: 'sign-in', about: words.aboutSignIn, sent: words.ifAccount },
  email_change: { purpose: 'new-address', about: words.aboutNewAddress, sent: words.ifChanging },
  recovery: { purpose: 'password', about: words.aboutPassword, sent: words.ifAccount },
} as const satisfies Partial<Record<LinkType, object>>;

type TypedType = keyof typeof kinds;

/** Address and code from any of our mails, for when the link in it broke or is on another device. */
export function TypedStep({ onProved }: { onProved: (type: TypedType) => Promise<void> }) {
  const t = useWords();
  const required = { email: t(accountFormWords.emailMissing), code: t(codeWords.codeMissing) };
  const asking = useAsking({ id: 'typed', required, kept: addressOnly });
  const type = () => (asking.typed('about') || 'signup') as TypedType;

  async function check(): Promise<void> {
    const about = type();
    // Whether an address is confirmed or somebody signs in, the code tells.
    const isFirst = about === 'signup' || about === 'magiclink';
    const proof = { email: asking.typed('email').trim(), token: withoutGaps(asking.typed('code')) };
    const answer = await asking.ask(
      t(signInWords.failed),
      askAccount((client) => client.verifyOtp({ ...proof, type: isFirst ? 'email' : about })),
    );
    if (answer.ok) await onProved(about);
  }

  async function sendNew(): Promise<void> {
    const email = asking.typed('email').trim();
    const { purpose, sent } = kinds[type()];
    const answer = await asking.ask(
      t(codeWords.notSent),
      askForMail(purpose, email, t.locale),
      t(accountFormWords.mailUnheard),
    );
    if (answer.ok) asking.tell({ text: t(sent, { email }) });
  }

  return (
    <StepBox>
      <h2>{t(words.typeTitle)}</h2>
      <p>{t(words.typeText)}</p>
      <AskingForm label={t(words.typeTitle)} asking={asking} button={t(codeWords.next)} onSend={check}>
        <SelectField id="about" label={t(words.about)} name="about">
          {Object.entries(kinds).map(([kind, { about }]) => (
            <option key={kind} value={kind}>
              {t(about)}
            </option>
          ))}
        </SelectField>
        <EmailField {...asking.field('email')} hint={t(words.emailHint)} />
        <CodeField {...asking.field('code')} label={t(codeWords.code)} hint={t(codeWords.codeHint)} />
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
