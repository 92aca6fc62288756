import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { takeFocusLate } from '#app/lib/browser/take-focus.ts';
import { deleteDraft } from '#app/lib/forms/drafts.ts';
import { Fold } from '#app/ui/fold.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { mailServerNames } from '#content/answers/mail-server.ts';
import { associationWords } from '#content/team/association.ts';
import { mailServerWords as words } from '#content/team/mail-server.ts';
import type { MailNow, SettingsNow } from '#contract/settings.ts';
import type { GroupProps } from './ask-settings.ts';
import { MailNumberForm } from './mail-number-form.tsx';
import { mailServerDraft, MailServerForm } from './mail-server-form.tsx';
import { RemoveMailServer } from './remove-mail-server.tsx';

/** Whether mails leave, or are about to. */
export const hasMailServer = ({ fixed, value, waiting }: MailNow): boolean =>
  fixed.server || value !== null || waiting !== null;

/** The mail server: its fields, and the number of the test mail that shows that it works. */
export function MailServer({ now, onChanged, isOpen, say }: GroupProps) {
  const t = useWords();
  const { mail } = now;
  const summary = useRef<HTMLElement>(null);
  const [said, tell] = useState<string>();

  function kept(changed: SettingsNow): void {
    deleteDraft(mailServerDraft, '');
    onChanged(changed);
    const { waiting, value } = changed.mail;
    tell(t(waiting ? associationWords.savedWaits : value ? words.kept : words.removed));
    // The form that had the focus is gone.
    takeFocusLate(summary.current, summary.current?.parentElement);
  }

  return (
    <Fold
      id="mail-server"
      title={t(mailServerNames.server)}
      level={2}
      state={say(t(stateOf(mail)))}
      isOpen={isOpen}
      ref={summary}
    >
      {mail.fixed.server ? (
        <p>{t(associationWords.fixed)}</p>
      ) : (
        <>
          <Outcome text={said} />
          {mail.isTested && <MailNumberForm onKept={kept} />}
          <MailServerForm key={mail.version} mail={mail} onChanged={onChanged} />
          {mail.value && !mail.waiting && <RemoveMailServer version={mail.version} onRemoved={kept} />}
        </>
      )}
    </Fold>
  );
}

function stateOf({ fixed, value, waiting, isTested }: MailNow) {
  if (fixed.server) return words.byServer;
  if (isTested) return words.tested;
  if (waiting) return words.waiting;
  return value ? words.works : words.missing;
}
