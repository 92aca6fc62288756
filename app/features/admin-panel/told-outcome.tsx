import { Outcome } from '#app/ui/outcome.tsx';
import styles from './panel.module.css';
import type { Told } from './use-task.ts';

/** What became of an action, beside its button; in small letters what helps. */
export function ToldOutcome({ told }: { told: Told | undefined }) {
  return (
    <>
      <Outcome text={told?.text} isFailure={told?.isFailure ?? false} />
      {told?.detail && <p className={styles.small}>{told.detail}</p>}
    </>
  );
}
