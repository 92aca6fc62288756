import { useWords } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { SquirrelIcon } from '#app/ui/icons.tsx';
import { squirrelWords } from '#content/found/squirrel-words.ts';
import styles from './squirrel-facts.module.css';

/** Opens seven facts for the small pleasure of it. Until it can do that, it keeps its place but is not there. */
export function SquirrelFacts() {
  const t = useWords();
  const isReady = useHydrated();
  const { Opened, open, close, isFailed } = useOnDemand(() =>
    import('./squirrel-dialog.tsx').then(({ SquirrelDialog }) => SquirrelDialog),
  );
  return (
    <div className={isReady ? styles.place : styles.waiting}>
      <Button look="quiet" onClick={open}>
        <SquirrelIcon />
        {t(squirrelWords.open)}
      </Button>
      <p role="status">{isFailed && t(squirrelWords.failed)}</p>
      {Opened && <Opened onClosed={close} />}
    </div>
  );
}
