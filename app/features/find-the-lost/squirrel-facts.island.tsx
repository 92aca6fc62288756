import squirrel from '#app/drawings/squirrel.svg';
import { useWords } from '#app/i18n/locale.ts';
import { useOpening } from '#app/lib/browser/use-opening.ts';
import { Button } from '#app/ui/button.tsx';
import { squirrelWords } from '#content/found/squirrel-words.ts';
import { SquirrelDialog } from './squirrel-dialog.tsx';
import styles from './squirrel-facts.module.css';

/** Opens seven facts for the small pleasure of it. */
export function SquirrelFacts() {
  const t = useWords();
  const { opening, open, close } = useOpening();
  return (
    <div className={styles.place}>
      <Button look="quiet" onClick={open}>
        <img src={squirrel} width="28" height="28" alt="" loading="lazy" />
        {t(squirrelWords.open)}
      </Button>
      {opening && <SquirrelDialog key={opening} onClosed={close} />}
    </div>
  );
}
