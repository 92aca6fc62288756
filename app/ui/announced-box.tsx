import type { ReactNode, Ref } from 'react';
import styles from './in-brief.module.css';

type Props = { ref?: Ref<HTMLDivElement>; children: ReactNode };

/** A quiet box for the one thing that a page is there to say. Its words are announced when they change. */
export function AnnouncedBox({ ref, children }: Props) {
  return (
    <div className={styles.box} ref={ref} role="status">
      {children}
    </div>
  );
}
