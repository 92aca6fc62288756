import type { ReactNode } from 'react';
import styles from './sign-in.module.css';

/** The frame around one step. */
export function StepBox({ children }: { children: ReactNode }) {
  return <section className={styles.box}>{children}</section>;
}
