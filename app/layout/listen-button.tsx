import { useWords } from '#app/i18n/locale.ts';
import { useScriptAddress } from '#app/islands/use-script.ts';
import { listenWords } from '#content/frame/aloud.ts';
import styles from './listen-button.module.css';

/** Has this page read aloud. Its script comes with the press (app/browser/presses.ts). */
export function ListenButton({ className }: { className: string | undefined }) {
  const t = useWords();
  return (
    <button type="button" className={`${styles.listen} ${className}`} data-listen={useScriptAddress('answer-press')}>
      {t(listenWords.open)}
    </button>
  );
}
