import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { AlertIcon } from '#app/ui/icons.tsx';
import oneLine from '#app/ui/lines.module.css';
import { messageWords as words } from '#content/inbox/message.ts';
import type { MailState, SendAgain } from '#contract/inbox-message.ts';
import { useChange } from './message-context.ts';
import styles from './message.module.css';

const sentences = {
  sent: words.mailSent,
  underway: words.mailUnderway,
  failing: words.mailFailing,
  bounced: words.mailBounced,
} as const;

/** How one mail fares: in words, with what the mail server said, and a way to send it again. */
export function MailLine({ mail, isReadOnly }: { mail: MailState; isReadOnly: boolean }) {
  const t = useWords();
  const { outcome, isBusy, change } = useChange();
  const { delivery, lastError } = mail;
  const isAnswerRefused = delivery === 'bounced' && mail.replyId !== null;
  const isRefused = delivery === 'failing' || delivery === 'bounced';
  const isTrouble = isRefused || mail.isFile;
  const at = delivery === 'sent' ? mail.sentAt : mail.nextAttemptAt;

  const lookAgain = () => change('', { method: 'GET' }, t(words.lookedAgain));
  const sendAgain = () =>
    change('/send-again', { method: 'POST', body: { mailId: mail.id } satisfies SendAgain }, t(words.sentAgain));
  return (
    <div className={styles.mail}>
      <p className={isTrouble ? styles.trouble : undefined}>
        {isTrouble && <AlertIcon width="20" height="20" />}
        <span>
          {t(isAnswerRefused ? words.answerBounced : mail.isFile ? words.mailIsFile : sentences[delivery], {
            when: at === null ? '…' : timeInWords(at, t),
          })}
        </span>
      </p>
      {isRefused && lastError && (
        <p className={oneLine.small}>
          {t(words.mailError)} <q lang="en">{lastError}</q>
        </p>
      )}
      {!isReadOnly && delivery !== 'sent' && (
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void (isTrouble ? sendAgain() : lookAgain())}>
          {t(isTrouble ? words.sendAgain : words.lookAgain)}
        </Button>
      )}
      <DetailedOutcome outcome={outcome} />
    </div>
  );
}
