import type { ReactNode } from 'react';
import styles from './projects.module.css';

/** The official advice. It stands first and open, and nothing on the page can be done before it. */
export function MilkWarning({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.warning} aria-labelledby="advice">
      <h2 id="advice">{title}</h2>
      {children}
    </section>
  );
}
