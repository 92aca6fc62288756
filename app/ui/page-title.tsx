import type { ReactNode } from 'react';

/** The one h1 of a page. It can take the focus, which is how a change of page is announced. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 tabIndex={-1}>{children}</h1>;
}
