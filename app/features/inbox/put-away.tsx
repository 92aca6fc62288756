import { useId } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { messageWords as words } from '#content/inbox/message.ts';
import { site } from '#content/site.ts';
import type { MessageChange } from '#contract/inbox.ts';
import { useOpenMessage } from './message-context.ts';
import styles from './message.module.css';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { useChange } from './use-change.ts';

type Props = {
  /** Hears that it is about to be deleted from here. */
  onDelete: () => void;
};

/** Puts the message to the spam and takes it out again, or deletes it; nothing is asked, all can be undone. */
export function PutAway({ onDelete }: Props) {
  const t = useWords();
  const { message, toHeading } = useOpenMessage();
  const { outcome, isBusy, change } = useChange();
  const id = useId();
  const isSpam = message.box === 'spam';
  const toggleSpam = () =>
    change(
      '',
      { method: 'PATCH', body: { isSpam: !isSpam } satisfies MessageChange },
      t(isSpam ? words.notSpamDone : words.spamDone),
    );

  async function remove(): Promise<void> {
    onDelete();
    if (await change('', { method: 'PATCH', body: { isDeleted: true } satisfies MessageChange }, t(words.deleted)))
      toHeading();
  }

  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t(words.putAway)}</h3>
      <p className={styles.buttons}>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void toggleSpam()}>
          {t(isSpam ? words.notSpam : words.spam)}
        </Button>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void remove()}>
          {t(words.delete)}
        </Button>
      </p>
      <p className={styles.small}>{t(words.deleteHint, { days: site.retentionDays.value.deleted })}</p>
      <DetailedOutcome outcome={outcome} />
    </section>
  );
}
