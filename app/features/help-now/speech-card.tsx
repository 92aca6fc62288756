import type { ReactNode } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useScript } from '#app/islands/use-script.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { cardWords } from '#content/help-now.ts';
import { speechCard, speechCardLines } from '#content/speech-card.ts';
import type { Localized } from '#contract/locale.ts';
import styles from './speech-card.module.css';

const id = 'card';
const place = 'card-place';

/** Where a link on the same page shows the card large. */
export const cardLink = `#${id}`;

/**
 * A card for whoever cannot speak right now. The address says whether it is large (`#card`), so it needs no script,
 * Back closes it, and what is printed then is the card alone. Only Escape and the press that also prints ask for a script.
 * `children`: what the card says of one person. Without, there is room for it on paper.
 */
export function SpeechCard({ children }: { children?: ReactNode }) {
  const t = useWords();
  const print = useScript('card');
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
        {children ?? (
          <p className={styles.contact}>
            <Both words={speechCard.contact} />
          </p>
        )}
        <p className={styles.close}>
          <a className={buttonClass('quiet')} href={`#${place}`} data-close="">
            {t(cardWords.close)}
          </a>
        </p>
      </div>
      <p className={styles.actions}>
        <a className={buttonClass(children ? 'quiet' : 'main')} href={cardLink}>
          {t(cardWords.large)}
        </a>
        {!children && (
          <a className={buttonClass('quiet')} href={cardLink} {...print}>
            {t(cardWords.print)}
          </a>
        )}
      </p>
      {!children && (
        <p className={styles.actions}>
          <Link to={pathTo('printables/speech-card')}>{t(cardWords.own)}</Link>
        </p>
      )}
    </section>
  );
}

/** Words in German, and below them in English, on both pages. */
export function Both({ words: { en, de } }: { words: Localized }) {
  return (
    <>
      <span lang="de">{de}</span> <small lang="en">{en}</small>
    </>
  );
}
