import { findKept, keep } from '#app/lib/browser/kept.ts';

/** The last message of this tab that found no connection: its draft has the words (app/lib/forms/drafts.ts). */
export type Unsent = { readonly id: string; readonly at: number };

const key = 'draft:unsent';

export const findUnsent = () => findKept(key, 'sessionStorage') as Unsent | null | undefined;

/** Notes it for the pages that come next, or forgets it. */
export const keepUnsent = (unsent?: Unsent): boolean => keep(key, unsent, 'sessionStorage');
