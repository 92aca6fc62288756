import { useWords } from '#app/i18n/locale.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { replyWords as words } from '#content/inbox/replies.ts';
import type { Mark } from '#contract/inbox.ts';
import { useOpenMessage, useChange } from './message-context.ts';
import styles from './message.module.css';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';

/** What happens outside of the inbox, to be noted here: an answer from one's own mail program, a further mail. */
export function OtherWays({ canAnswer }: { canAnswer: boolean }) {
  const t = useWords();
  const { message } = useOpenMessage();
  const { outcome, isBusy, change } = useChange();
  const mark = (mark: Mark, said: string) => change('/marks', { method: 'POST', body: { mark } }, said);
  const subject = encodeURIComponent(`(${message.reference})`);
  return (
    <div className={styles.ways}>
      <Disclosure closed={t(words.otherWays)}>
        <p className={styles.buttons}>
          {canAnswer && (
            <a className={buttonClass('quiet')} href={`mailto:${encodeURIComponent(message.email)}?subject=${subject}`}>
              {t(words.ownProgram)}
            </a>
          )}
          <Button
            look="quiet"
            aria-disabled={isBusy}
            onClick={() => void mark('answered_elsewhere', t(words.elsewhereDone))}
          >
            {t(words.markElsewhere)}
          </Button>
          <Button look="quiet" aria-disabled={isBusy} onClick={() => void mark('wrote_again', t(words.againDone))}>
            {t(words.markAgain)}
          </Button>
        </p>
        <p className={styles.small}>{t(words.againHint)}</p>
        <DetailedOutcome outcome={outcome} />
      </Disclosure>
    </div>
  );
}
