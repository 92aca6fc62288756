import type { Ref } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/time-in-words.ts';
import { Button } from '#app/ui/button.tsx';
import { messageWords as words } from '#content/inbox/message.ts';
import { site } from '#content/site.ts';
import type { MessageChange } from '#contract/inbox.ts';
import { useOpenMessage, useChange } from './message-context.ts';
import { useMessageTitle } from './names.ts';
import styles from './message.module.css';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';

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

/** Above a deleted message that was opened: until when it can be brought back, and the button for it. */
export function Restore() {
  const t = useWords();
  return <BringBack label={t(words.restore)} onBack={() => {}} />;
}

function BringBack({ label, onBack }: { label: string; onBack: () => void }) {
  const t = useWords();
  const { message, toHeading } = useOpenMessage();
  const { outcome, isBusy, change } = useChange();
  const until = new Date(message.deletedAt ?? message.createdAt);
  until.setDate(until.getDate() + site.retentionDays.value.deleted);

  async function bringBack(): Promise<void> {
    if (!(await change('', { method: 'PATCH', body: { isDeleted: false } satisfies MessageChange }, t(words.restored))))
      return;
    onBack();
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
