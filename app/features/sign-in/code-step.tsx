import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { askAccount } from '#app/lib/account/account.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import oneLine from '#app/ui/lines.module.css';
import { codeWords as words } from '#content/account/code-step.ts';
import { accountFormWords } from '#content/account/form.ts';
import { AskingForm, useAsking } from './asking-form.tsx';
import { explain } from './explain.ts';
import { askForMail, type MailFor } from './requests.ts';
import styles from './sign-in.module.css';
import { type Proving, StepBox, StepTitle } from './step-parts.tsx';

type Props = Proving & {
  purpose: MailFor;
  email: string;
  title?: string;
  /** What was done, in words that are the same for every address. */
  sent: string;
  /** The title when a code is refused. */
  failed?: string;
  onOther: () => void;
};

/** Waits for somebody who looks into their mailbox: asks for the code, and says what helps when nothing comes. */
export function CodeStep({ purpose, email, title, sent, failed, onChecking, onProved, onOther }: Props) {
  const t = useWords();
  const asking = useAsking({ id: 'code', required: { code: t(words.codeMissing) } });
  const again = useOnce();
  // When the last mail left. No clock runs on the screen: a press that comes too soon is answered in words.
  const [leftAt, setLeftAt] = useState(Date.now);

  async function check(): Promise<void> {
    const token = withoutGaps(asking.typed('code'));
    onChecking?.(true);
    const type = purpose === 'password' ? 'recovery' : 'email';
    const answer = await asking.ask(
      failed ?? t(words.wrong),
      askAccount((client) => client.verifyOtp({ email, token, type })),
    );
    if (answer.ok) return onProved();
    onChecking?.(false);
  }

  async function sendAgain(): Promise<void> {
    if (Date.now() - leftAt < pause) return again.tell({ text: t(words.tooSoon), isFailure: true });
    const answer = await askForMail(purpose, email, t.locale);
    if (!answer.ok) {
      const title = answer.because === 'unreachable' ? accountFormWords.mailUnheard : words.notSent;
      return again.tell(await explain(t(title), answer, t));
    }
    setLeftAt(Date.now());
    again.tell({ text: t(words.sentAgain) });
  }

  return (
    <StepBox>
      <StepTitle>{title ?? t(words.title)}</StepTitle>
      <p className={styles.address}>{sent}</p>
      <AskingForm label={title ?? t(words.title)} asking={asking} button={t(words.next)} onSend={check}>
        <CodeField {...asking.field('code')} label={t(words.code)} hint={t(words.codeHint)} />
      </AskingForm>
      <p className={oneLine.small}>{t(words.orLink)}</p>
      <div className={styles.beside}>
        <h3>{t(words.nothing)}</h3>
        <ul>
          <li>{t(words.nothingWait)}</li>
          <li className={styles.address}>{t(words.nothingCheck, { email })}</li>
          <li>{t(words.nothingTries)}</li>
        </ul>
        <p className={buttonRow.buttons}>
          <Button look="quiet" aria-disabled={again.isBusy} onClick={() => void again.once(sendAgain)}>
            {t(words.again)}
          </Button>
          <Button look="quiet" onClick={onOther}>
            {t(words.other)}
          </Button>
        </p>
        <DetailedOutcome outcome={again.outcome} />
      </div>
    </StepBox>
  );
}

/** In milliseconds: what a mail that just left is given before another may be asked for. */
const pause = 60_000;
