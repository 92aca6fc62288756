import type { ReactNode } from 'react';
import styles from './projects.module.css';

/** Keeps the height of a screen while the page finds out what it shows, so that the footer does not jump. */
export function Room({ children }: { children: ReactNode }) {
  return <div className={styles.room}>{children}</div>;
}
