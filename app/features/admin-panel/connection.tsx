import { useWords } from '#app/i18n/locale.ts';
import { useLoad } from '#app/lib/use-load.ts';
import { AlertIcon, CheckIcon } from '#app/ui/icons.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { adminWords as words } from '#content/team/admin-panel.ts';
import { explain, serverWords } from './explain.ts';
import styles from './panel.module.css';
import { probe } from './probe.ts';
import { problemOf } from './problem.ts';
import { TaskButton } from './task-button.tsx';

/** Whether the backend answers (ADM-02 to ADM-06). What was found stays until the next answer is there. */
export function Connection({ onRefresh }: { onRefresh: () => void }) {
  const t = useWords();
  const { value: known, isLoading: isChecking, load } = useLoad(async () => ({ ok: true, value: await probe() }));
  const problem = known?.failure && explain(known.failure, t);
  const state = t(isChecking ? words.checking : known?.isConnected ? words.connected : words.notConnected);

  function refresh(): void {
    if (isChecking) return;
    onRefresh();
    void load();
  }

  return (
    <section className={styles.part}>
      <h3>{t(words.connection)}</h3>
      <p className={styles.state} role="status">
        {!isChecking && (known?.isConnected ? <CheckIcon /> : <AlertIcon />)}
        <strong>{state}</strong>
      </p>
      <p>
        <TaskButton isBusy={isChecking} onClick={refresh}>
          {t(words.refresh)}
        </TaskButton>
      </p>
      <Outcome text={problem} isFailure />
      {known?.failure && problemOf(known.failure) !== 'other' && (
        <p className={styles.small}>{serverWords(known.failure, t)}</p>
      )}
      {known?.projects !== undefined && (
        <p className={styles.small}>{t(words.projectsSeen, { count: known.projects })}</p>
      )}
    </section>
  );
}
