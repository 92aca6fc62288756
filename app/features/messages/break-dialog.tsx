import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pathTo } from '#app/paths.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { pause } from '#content/construction.ts';
import styles from './message-dialog.module.css';

/** A few calm words and two ways on. No timer, no sound, nothing to fill in (CONS-04). */
export function BreakDialog({ onClosed }: { onClosed: () => void }) {
  const t = useWords();
  return (
    <Dialog
      title={t.of(pause.title)}
      titleId="break-title"
      closeLabel={t(m['form.close'])}
      onClosed={onClosed}
      closesOnBackdrop
    >
      <p>{t.of(pause.stop)}</p>
      <p>{t.of(pause.rest)}</p>
      <ul className={styles.ways}>
        <li>
          <Link to={pathTo('help-now')}>{t(m['bar.help'])}</Link>
        </li>
        <li>
          <Link to={pathTo('home')}>{t.of(pause.home)}</Link>
        </li>
      </ul>
    </Dialog>
  );
}
