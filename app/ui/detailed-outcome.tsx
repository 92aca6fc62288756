import styles from './detailed-outcome.module.css';
import { Outcome } from './outcome.tsx';

type Props = { outcome: { text: string; isFailure?: boolean; detail?: string | undefined } | undefined };

/** What became of an action, beside it; in small letters below what helps, or what the server said. */
export function DetailedOutcome({ outcome }: Props) {
  return (
    <>
      <Outcome text={outcome?.text} isFailure={outcome?.isFailure ?? false} />
      {outcome?.detail && <p className={styles.detail}>{outcome.detail}</p>}
    </>
  );
}
