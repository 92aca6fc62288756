import type { ReactNode } from 'react';
import styles from './page.module.css';
import { drawnSoftly } from './softly.ts';

/** The room of a page: one column of text by default, `wide` for pages that lay out their own parts. */
export function Page({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <div className={wide ? `${styles.page} ${styles.wide}` : styles.page}>{children}</div>;
}

/** The one h1 of a page. It can take the focus, which is how a change of page is announced. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 tabIndex={-1}>{drawnSoftly(children)}</h1>;
}
