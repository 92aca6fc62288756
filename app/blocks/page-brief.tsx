import { useWords } from '#app/i18n/locale.ts';
import styles from '#app/ui/quiet-box.module.css';
import { pagePartWords as words } from '#content/blocks/page-parts.ts';
import type { Brief } from '#content/blocks/brief.ts';

/** What a long page says, before it says it, and how long reading it takes. It stands right below the title. */
export function PageBrief({ brief }: { brief: Brief }) {
  const t = useWords();
  return (
    <div className={styles.box}>
      <h2>{t(words.briefTitle)}</h2>
      <ul>
        {t(brief.points).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={styles.time}>{t(words.briefMinutes, { minutes: brief.minutes })}</p>
    </div>
  );
}
