import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { takeFocus } from '#app/lib/browser/take-focus.ts';
import { useSmallForm } from '#app/lib/forms/use-small-form.ts';
import teamLook from '#app/parts/team.module.css';
import { CodeField } from '#app/ui/code-field.tsx';
import { Form } from '#app/ui/form.tsx';
import { mailServerWords as words } from '#content/team/mail-server.ts';
import type { SettingsNow } from '#contract/settings.ts';
import { askSettings } from './ask-settings.ts';

/** Asks for the number of the test mail that is out. It is there again when the page was left for the mails. */
export function MailNumberForm({ onKept }: { onKept: (now: SettingsNow) => void }) {
  const t = useWords();
  const form = useSmallForm({ form: '@mail-number', required: { number: t(words.numberEmpty) }, prefix: 'mail-' });
  const { errors, isBusy, tell } = form;

  async function keep(): Promise<void> {
    const body = { number: form.typed('number').trim() };
    const answer = await askSettings('/mail-number', { body });
    if (!answer.ok) return tell({ text: accountProblem(answer, t), isFailure: true });
    onKept(answer.value);
  }

  return (
    <Form
      button={t(isBusy ? words.busyKeeping : words.keep)}
      form={form}
      className={teamLook.form}
      aria-labelledby="mail-number-title"
      onSend={keep}
      lead={
        <>
          <h3 id="mail-number-title" ref={takeFocus} tabIndex={-1}>
            {t(words.numberTitle)}
          </h3>
          <p>{t(words.sent)}</p>
        </>
      }
    >
      <CodeField {...errors.field('number')} label={t(words.number)} hint={t(words.numberHint)} isNumeric />
    </Form>
  );
}
