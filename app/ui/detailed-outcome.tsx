import { useEffect, useRef, useState } from 'react';
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
  const isKnown = useIsKnown();
  useEffect(() => {
    // Not away from a text that somebody goes on writing meanwhile: Enter sends nothing there.
    if (outcome && document.activeElement?.tagName !== 'TEXTAREA')
      (detail.current ?? said.current)?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <>
      <Outcome {...outcome} isSilent={!isKnown} ref={said} />
      {outcome?.detail && (
        <p className={styles.detail} ref={detail}>
          {outcome.detail}
        </p>
      )}
    </>
  );
}

/** In milliseconds: longer than a browser takes to tell of what has come. */
const rest = 150;

/**
 * Whether the regions have been there for a while. Where a screen comes with what became of the one before, as a list after
 * something of it was deleted, a screen reader would learn of both at once and say nothing.
 */
function useIsKnown(): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setKnown, rest, true);
    return () => clearTimeout(timer);
  }, []);
  return isKnown;
}
