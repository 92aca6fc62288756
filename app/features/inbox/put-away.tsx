import { type Ref, useId } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import oneLine from '#app/ui/lines.module.css';
import { messageWords as words } from '#content/inbox/message.ts';
import { site } from '#content/site.ts';
import { useChange, useMessageTitle, useOpenMessage } from './message-context.ts';
import styles from './message.module.css';

/** Puts the message to the spam and takes it out again, or deletes it, which `onDelete` hears before; nothing is asked, all can be undone. */
export function PutAway({ onDelete }: { onDelete: () => void }) {
  const t = useWords();
  const { message, toHeading } = useOpenMessage();
  const { outcome, isBusy, set } = useChange();
  const id = useId();
  const isSpam = message.box === 'spam';
  const toggleSpam = () => set({ isSpam: !isSpam }, t(isSpam ? words.notSpamDone : words.spamDone));

  async function remove(): Promise<void> {
    onDelete();
    if (await set({ isDeleted: true }, t(words.deleted))) toHeading();
  }

  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t(words.putAway)}</h3>
      <p className={buttonRow.buttons}>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void toggleSpam()}>
          {t(isSpam ? words.notSpam : words.spam)}
        </Button>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void remove()}>
          {t(words.delete)}
        </Button>
      </p>
      <p className={oneLine.small}>{t(words.deleteHint, { days: site.retentionDays.value.deleted })}</p>
      <DetailedOutcome outcome={outcome} />
    </section>
  );
}

/** What stands in the place of a message that was deleted here a moment ago. */
export function DeletedNow({ heading, onUndone }: { heading: Ref<HTMLHeadingElement>; onUndone: () => void }) {
  const t = useWords();
  return (
    <article>
      <h2 ref={heading} tabIndex={-1} dir="auto">
        {t(words.deletedTitle, { title: useMessageTitle() })}
      </h2>
      <BringBack label={t(words.undo)} onBack={onUndone} />
    </article>
  );
}

/** Until when a deleted message can be brought back, and the button for it. */
export function BringBack({ label, onBack }: { label: string; onBack?: () => void }) {
  const t = useWords();
  const { message, toHeading } = useOpenMessage();
  const { outcome, isBusy, set } = useChange();
  const until = new Date(message.deletedAt ?? message.createdAt);
  until.setDate(until.getDate() + site.retentionDays.value.deleted);

  async function bringBack(): Promise<void> {
    if (!(await set({ isDeleted: false }, t(words.restored)))) return;
    onBack?.();
    toHeading();
  }

  return (
    <div className={styles.gone}>
      <p>{t(words.deletedUntil, { when: timeInWords(until.toISOString(), t) })}</p>
      <Button look="quiet" aria-disabled={isBusy} onClick={() => void bringBack()}>
        {label}
      </Button>
      <DetailedOutcome outcome={outcome} />
    </div>
  );
}
