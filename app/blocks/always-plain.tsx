import { useWords } from '#app/i18n/locale.ts';
import { useScript } from '#app/islands/use-script.ts';
import checkBox from '#app/ui/check-box.module.css';
import { plainWords } from '#content/plain/plain-words.ts';
import styles from './always-plain.module.css';

/** Has this browser always show plain pages. Seen where scripts run: nothing else can keep it. */
export function AlwaysPlain() {
  const t = useWords();
  return (
    <section className={styles.choice} data-scripted="" data-screen="">
      <label className={checkBox.choice}>
        <input type="checkbox" autoComplete="off" {...useScript('plain')} data-not-kept={t(plainWords.notKept)} />
        <span>{t(plainWords.first)}</span>
      </label>
      <p>{t(plainWords.firstText)}</p>
    </section>
  );
}
