import squirrel from '#app/drawings/squirrel.svg';
import { useWords } from '#app/i18n/locale.ts';
import { useOpening } from '#app/lib/browser/use-opening.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import { formWords } from '#content/forms/form.ts';
import { squirrelFacts, squirrelSources } from '#content/found/squirrel-facts.ts';
import { squirrelWords } from '#content/found/squirrel-words.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import styles from './squirrel-facts.module.css';

/** Opens seven facts for the small pleasure of it. */
export function SquirrelFacts() {
  const t = useWords();
  const { opening, open, close } = useOpening();
  return (
    <div className={styles.place} data-scripted="">
      <Button look="quiet" onClick={open}>
        <img src={squirrel} width="28" height="28" alt="" loading="lazy" />
        {t(squirrelWords.open)}
      </Button>
      {opening && <SquirrelDialog key={opening} onClosed={close} />}
    </div>
  );
}

/** The seven facts, each with where we read it (FIND-02). Nothing can be lost, so a click beside it closes it. */
function SquirrelDialog({ onClosed }: { onClosed: () => void }) {
  const t = useWords();
  return (
    <Dialog
      title={t(squirrelWords.title)}
      titleId="squirrel-facts"
      closeLabel={t(formWords.close)}
      onClosed={onClosed}
      closesOnBackdrop
    >
      <ol className={styles.facts}>
        {squirrelFacts.map(({ text, source }) => {
          const [before, after] = t(squirrelWords.source, { title: '{title}' }).split('{title}');
          return (
            <li key={t(text)}>
              <p>{t(text)}</p>
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
        {t(pagePartWords.sourcesChecked, { date: dateInWords(squirrelSources.lastChecked, t.locale) })}
      </p>
    </Dialog>
  );
}
