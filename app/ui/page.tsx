import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The room of a page: one column of text by default, `wide` for pages that lay out their own parts. */
export function Page({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <div className={wide ? `${styles.page} ${styles.wide}` : styles.page}>{children}</div>;
}
