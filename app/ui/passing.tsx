import type { ReactNode } from 'react';
import styles from './passing.module.css';
import { useFocusKept } from './use-focus-kept.ts';

/** Around what goes with its own press, as "Undo" does: then what stands around it takes the focus. No box of its own. */
export function Passing({ children }: { children: ReactNode }) {
  const place = useFocusKept<HTMLDivElement>();
  return (
    <div ref={place} className={styles.passing}>
      {children}
    </div>
  );
}
