import type { ReactNode } from 'react';
import styles from './projects.module.css';

/** How far a project is, set apart, so that nobody takes a plan for an offer. */
export function StatusBox({ children }: { children: ReactNode }) {
  return <div className={styles.status}>{children}</div>;
}
