import { keep, takeKept } from './kept.ts';

/**
 * A line that passes by, for what has no place of its own in the page: something was copied, Bold is on, somebody is
 * signed in or out. All else stands where it happened (`ui/outcome.tsx`).
 */
export type Toast = {
  title: string;
  /** Always heard, seen where there is room. */
  text?: string | undefined;
  /** Where it leads. */
  link?: { href: string; text: string } | undefined;
  /** What the button that closes it says: an answer to what it asks. */
  close?: string | undefined;
  isFailure?: boolean | undefined;
  /** Where the focus moves to the same words and so they are read anyway. All others are announced. */
  isReadByFocus?: boolean | undefined;
  /** Nothing else on this page says it (CALM-04): it is seen whole, and stays until somebody closes it. */
  stays?: boolean | undefined;
  /** The event of the page with which it stops to be true. */
  until?: string | undefined;
};

/** Where a toast waits for the next page of this tab. */
const key = 'toast';

/**
 * Shows one toast. There is one at a time, so it takes the place of the last (APP-08, app/browser/toasts.ts). Before
 * the script that shows it has come, it waits.
 */
export function showToast(toast: Toast): void {
  const isUnheard = dispatchEvent(new CustomEvent('toast', { detail: toast, cancelable: true }));
  if (isUnheard) leaveToast(toast);
}

/** Leaves a toast to the page that comes next. */
export function leaveToast(toast: Toast): void {
  // Where storage is switched off: what it says stands on the page too, or can be seen.
  keep(key, toast, 'sessionStorage');
}

/** Takes the toast that waits: it is shown once. */
export const takeToast = () => takeKept(key) as Toast | null | undefined;
