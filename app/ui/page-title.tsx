import type { ReactNode } from 'react';
import { drawnSoftly } from './softly.ts';

/** The one h1 of a page. It can take the focus, which is how a change of page is announced. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 tabIndex={-1}>{drawnSoftly(children)}</h1>;
}
