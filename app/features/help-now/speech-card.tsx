import { useWords } from '#app/i18n/locale.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { cardWords } from '#content/help-now.ts';
import { speechCard, speechCardLines } from '#content/speech-card.ts';
import type { Localized } from '#contract/locale.ts';
import styles from './help-now.module.css';

const id = 'card';
const place = 'card-place';

/** Where a link on the same page shows the card large. */
export const cardLink = `#${id}`;

/**
 * A card for whoever cannot speak right now. The address says whether it is large (`#card`), so it needs no script,
 * Back closes it, and what is printed then is the card alone. Only the press that also prints asks for a script.
 */
export function SpeechCard() {
  const t = useWords();
  return (
    <section className={styles.place} id={place} aria-label={t(cardWords.name)}>
      <div className={styles.card} id={id} tabIndex={-1}>
        <h2>
          <Both words={speechCard.title} />
        </h2>
        <ul>
          {Object.entries(speechCardLines).map(([name, line]) => (
            <li key={name}>
              <Both words={line} />
            </li>
          ))}
        </ul>
        <p className={styles.contact}>
          <Both words={speechCard.contact} />
        </p>
        <p className={styles.close}>
          <a className={buttonClass('quiet')} href={`#${place}`}>
            {t(cardWords.close)}
          </a>
        </p>
      </div>
      <p className={styles.deeds}>
        <a className={buttonClass()} href={cardLink}>
          {t(cardWords.large)}
        </a>
        <a className={buttonClass('quiet')} href={cardLink} data-script="print">
          {t(cardWords.print)}
        </a>
      </p>
    </section>
  );
}

function Both({ words: { en, de } }: { words: Localized }) {
  return (
    <>
      <span lang="de">{de}</span> <small lang="en">{en}</small>
    </>
  );
}
