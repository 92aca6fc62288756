import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { useSmallForm } from '#app/lib/forms/use-small-form.ts';
import teamLook from '#app/parts/team.module.css';
import { CodeField, withoutGaps } from '#app/ui/code-field.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Form } from '#app/ui/form.tsx';
import { associationWords } from '#content/team/association.ts';
import { mailServerWords as words } from '#content/team/mail-server.ts';
import type { MailRemoval, SettingsNow } from '#contract/settings.ts';
import { askSettings } from './ask-settings.ts';

type Props = { version: number | null; onRemoved: (now: SettingsNow) => void };

/** Takes the mail server away again. It waits and can be stopped as any change of it. */
export function RemoveMailServer({ version, onRemoved }: Props) {
  const t = useWords();
  const form = useSmallForm({
    form: '@mail-removal',
    required: { code: t(associationWords.codeEmpty) },
    prefix: 'mail-removal-',
  });
  const { errors, isBusy, tell } = form;

  async function remove(): Promise<void> {
    const code = withoutGaps(form.typed('code'));
    const body = { beganWith: version, code } satisfies MailRemoval;
    const answer = await askSettings('/mail-removal', { body });
    form.empty('code');
    if (!answer.ok) return tell({ text: accountProblem(answer, t), isFailure: true });
    onRemoved(answer.value);
  }

  return (
    <Fold id="mail-removal" title={t(words.removeTitle)} level={3}>
      <Form
        button={t(isBusy ? associationWords.busy : words.remove)}
        look="quiet"
        form={form}
        className={teamLook.form}
        aria-labelledby="mail-removal-title"
        onSend={remove}
        lead={
          <>
            <p>{t(words.removeText)}</p>
            <p>{t(associationWords.hour)}</p>
          </>
        }
      >
        <CodeField {...errors.field('code')} label={t(associationWords.code)} hint={t(associationWords.codeHint)} />
      </Form>
    </Fold>
  );
}
