import { useEffect, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { partWords } from '#content/account/parts.ts';
import { twoStepsWords as words } from '#content/account/two-steps.ts';
import styles from './parts.module.css';

type Props = { text: string; isBusy: boolean; onYes: () => void; onNo: () => void };

/** Asks once more before an app goes, in the place of its button. Its text takes the focus. */
export function AskToRemove({ text, isBusy, onYes, onNo }: Props) {
  const t = useWords();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className={styles.ask}>
      <p ref={question} tabIndex={-1}>
        {text}
      </p>
      <p className={styles.buttons}>
        <Button aria-disabled={isBusy} onClick={onYes}>
          {isBusy ? t(partWords.busy) : t(words.removeYes)}
        </Button>
        <Button look="quiet" onClick={onNo}>
          {t(words.removeNo)}
        </Button>
      </p>
    </div>
  );
}
