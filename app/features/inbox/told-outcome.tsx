import type { Outcome as Told } from '#app/lib/use-deed.ts';
import { Outcome } from '#app/ui/outcome.tsx';
import styles from './message.module.css';

/** What became of an action, beside it; below in small letters what the server said. */
export function ToldOutcome({ told }: { told: Told | undefined }) {
  return (
    <>
      <Outcome text={told?.text} isFailure={told?.isFailure ?? false} />
      {told?.detail && <p className={styles.small}>{told.detail}</p>}
    </>
  );
}
