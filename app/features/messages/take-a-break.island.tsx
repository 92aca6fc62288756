import { useWords } from '#app/i18n/locale.ts';
import { useOpening } from '#app/lib/use-opening.ts';
import { Button } from '#app/ui/button.tsx';
import { pause } from '#content/frame/pause.ts';
import { BreakDialog } from './break-dialog.tsx';
import styles from './take-a-break.module.css';

/** Opens a few calm words. Without scripts there is nothing to open, so the question keeps its place unseen. */
export function TakeABreak() {
  const t = useWords();
  const { opening, open, close } = useOpening();
  return (
    <div className={styles.pause}>
      <p>{t(pause.question)}</p>
      <Button look="quiet" onClick={open}>
        {t(pause.open)}
      </Button>
      {opening && <BreakDialog key={opening} onClosed={close} />}
    </div>
  );
}
