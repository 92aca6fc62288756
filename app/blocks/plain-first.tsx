import { useScript } from '#app/islands/use-script.ts';
import { useWords } from '#app/i18n/locale.ts';
import { plainWords } from '#content/plain/plain-words.ts';
import styles from './plain-first.module.css';

/** Has plain pages come first in this browser. Seen where scripts run: nothing else can keep it. */
export function PlainFirst() {
  const t = useWords();
  return (
    <section className={styles.first}>
      <label>
        <input type="checkbox" autoComplete="off" {...useScript('plain')} />
        <span>{t(plainWords.first)}</span>
      </label>
      <p>{t(plainWords.firstText)}</p>
    </section>
  );
}
