import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { dateInWords } from '#app/lib/date-in-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { squirrelFacts, squirrelSources } from '#content/squirrel-facts.ts';
import { squirrelWords } from '#content/squirrel-words.ts';
import styles from './squirrel-dialog.module.css';

/** The seven facts, each with where we read it (FIND-02). Nothing can be lost, so a click beside it closes it. */
export function SquirrelDialog({ onClosed }: { onClosed: () => void }) {
  const t = useWords();
  return (
    <Dialog
      title={t.of(squirrelWords.title)}
      titleId="squirrel-facts"
      closeLabel={t(m['form.close'])}
      onClosed={onClosed}
      closesOnBackdrop
    >
      <ol className={styles.facts}>
        {squirrelFacts.map(({ text, source }) => {
          const [before, after] = t.of(squirrelWords.source).split('{title}');
          return (
            <li key={t.of(text)}>
              <p>{t.of(text)}</p>
              <p className={styles.source}>
                {before}
                <a href={source.url} lang={source.lang} rel="noopener noreferrer">
                  {source.title}
                </a>
                {after}
              </p>
            </li>
          );
        })}
      </ol>
      <p className={styles.source}>
        {t(m['sources.checked'], { date: dateInWords(squirrelSources.lastChecked, t.locale) })}
      </p>
    </Dialog>
  );
}
