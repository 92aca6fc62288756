import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useOpening } from '#app/lib/browser/use-opening.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { formWords } from '#content/forms/form.ts';
import { barWords } from '#content/frame/bar.ts';
import { pause } from '#content/frame/pause.ts';
import messageDialogStyles from './message-dialog.module.css';
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

/** A few calm words and two ways on. No timer, no sound, nothing to fill in (CONS-04). */
function BreakDialog({ onClosed }: { onClosed: () => void }) {
  const t = useWords();
  return (
    <Dialog
      title={t(pause.title)}
      titleId="break-title"
      closeLabel={t(formWords.close)}
      onClosed={onClosed}
      closesOnBackdrop
    >
      <p>{t(pause.stop)}</p>
      <p>{t(pause.rest)}</p>
      <ul className={messageDialogStyles.ways}>
        <li>
          <Link to={pathTo('help-now')}>{t(barWords.help)}</Link>
        </li>
        <li>
          <Link to={pathTo('home')}>{t(pause.home)}</Link>
        </li>
      </ul>
    </Dialog>
  );
}
