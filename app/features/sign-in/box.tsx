import type { ReactNode } from 'react';
import styles, { href } from './sign-in.module.css?late';

/** The frame around one step. */
export function Box({ children }: { children: ReactNode }) {
  return (
    <section className={styles.box}>
      <link rel="stylesheet" href={href} precedence="late" />
      {children}
    </section>
  );
}
