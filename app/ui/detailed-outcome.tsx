import { useEffect, useRef } from 'react';
import styles from './detailed-outcome.module.css';
import { Outcome } from './outcome.tsx';

type Props = { outcome: { text: string; isFailure?: boolean; detail?: string | undefined } | undefined };

/**
 * What became of an action, beside it; in small letters below what helps, or what the server said. It is brought into view:
 * on a small screen it may come below what is seen, and a press would seem to do nothing.
 */
export function DetailedOutcome({ outcome }: Props) {
  const said = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Not away from a text that somebody goes on writing meanwhile: Enter sends nothing there.
    if (outcome && document.activeElement?.tagName !== 'TEXTAREA')
      (detail.current ?? said.current)?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <>
      <Outcome {...outcome} ref={said} />
      {outcome?.detail && (
        <p className={styles.detail} ref={detail}>
          {outcome.detail}
        </p>
      )}
    </>
  );
}
