import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Passing } from '#app/ui/passing.tsx';
import { draftWords } from '#content/forms/draft.ts';
import { textDialogWords } from '#content/team/page-texts.ts';
import styles from './draft-line.module.css';

type Props = {
  said: string | undefined;
  onDelete: () => void;
  /** Brings back what a press has put something else in the place of, until somebody types on. */
  onBringBack: (() => void) | undefined;
};

/**
 * Where a draft is kept, the way to delete it, and the way back: one slip must not cost what someone wrote. Room for them
 * while there is none, so that nothing moves. Of a draft that is kept nothing is heard while somebody types on: at each
 * pause it would be said twice.
 */
export function DraftLine({ said, onDelete, onBringBack }: Props) {
  const t = useWords();
  const waiting = t(textDialogWords.draftWaiting);
  // What is seen, and what was heard last before it, but for the waiting.
  const [seen, setSeen] = useState<{ readonly now?: string | undefined; readonly before?: string | undefined }>({});
  if (said !== seen.now) setSeen({ now: said, before: seen.now === waiting ? seen.before : seen.now });
  const isKnown = seen.before !== undefined && (said === waiting || said === seen.before);
  const text = said ?? (onBringBack && t(draftWords.deleted));
  return (
    <div className={styles.draft}>
      <span className={styles.said} data-room={said === waiting ? t(textDialogWords.draftKept) : undefined}>
        {/* A region that is silent for a while says nothing of what ends the silence. */}
        <span role="status">{!isKnown && text}</span>
        <span>{isKnown && text}</span>
      </span>{' '}
      {said && (
        <Passing>
          <button type="button" onClick={onDelete}>
            {t(textDialogWords.deleteDraft)}
          </button>
        </Passing>
      )}{' '}
      {onBringBack && (
        <Passing>
          <button type="button" onClick={onBringBack}>
            {t(textDialogWords.bringBack)}
          </button>
        </Passing>
      )}
    </div>
  );
}
