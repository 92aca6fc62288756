/**
 * A line that passes by, for what has no place of its own in the page: something was copied, Bold is on, somebody is
 * signed in or out, an answer came after its page was left. All else stands where it happened (`ui/outcome.tsx`).
 */
export type Toast = {
  title: string;
  /** Always heard, seen where there is room. */
  text?: string | undefined;
  isFailure?: boolean | undefined;
  /** Where the focus moves to the same words and so they are read anyway. All others are announced. */
  isReadByFocus?: boolean | undefined;
};

/** Shows one toast. There is one at a time, so it takes the place of the last (APP-08, app/browser/toasts.ts). */
export function showToast(toast: Toast): void {
  dispatchEvent(new CustomEvent('toast', { detail: toast }));
}

/**
 * For what is answered later. Call it when that begins. Out: tells by a toast what became of it when its page was left
 * meanwhile; on the page it stands where it belongs.
 */
export function newsForLeavers(): (toast: Toast) => void {
  const page = location.pathname;
  return (toast) => {
    if (location.pathname !== page) showToast(toast);
  };
}
