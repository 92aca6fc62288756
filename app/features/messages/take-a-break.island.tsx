import { useWords } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { formWords } from '#content/forms/form.ts';
import { pause } from '#content/about/construction.ts';
import styles from './take-a-break.module.css';

/** Opens a few calm words. Until scripts run there is nothing to open, so the question keeps its place unseen. */
export function TakeABreak() {
  const t = useWords();
  const isReady = useHydrated();
  const { Opened, open, close, isFailed } = useOnDemand(() =>
    import('./break-dialog.tsx').then(({ BreakDialog }) => BreakDialog),
  );
  return (
    <div className={isReady ? styles.pause : styles.waiting}>
      <p>{t(pause.question)}</p>
      <Button look="quiet" onClick={open}>
        {t(pause.open)}
      </Button>
      <Outcome text={isFailed ? t(formWords.offline) : undefined} isFailure />
      {Opened && <Opened onClosed={close} />}
    </div>
  );
}
