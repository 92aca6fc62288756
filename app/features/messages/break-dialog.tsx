import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import { barWords } from '#content/frame/bar.ts';
import { pathTo } from '#app/paths.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { pause } from '#content/frame/pause.ts';
import styles from './message-dialog.module.css';

/** A few calm words and two ways on. No timer, no sound, nothing to fill in (CONS-04). */
export function BreakDialog({ onClosed }: { onClosed: () => void }) {
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
      <ul className={styles.ways}>
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
