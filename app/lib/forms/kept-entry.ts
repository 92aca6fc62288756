/** The state of an entry of the history. Tabs and an amount on its way are kept there too. */
type State = Record<string, unknown> | null;

/** Begins the names of drafts as well: by both, a form that waits for a press knows that it cannot (app/browser/wake-unpressed.ts). */
export const markOf = (form: string): string => `draft:${form}:`;

/** Notes in this entry of the history that what is typed into a form of its page is kept (app/lib/forms/drafts.ts). */
export function noteKept(form: string): void {
  const state = history.state as State;
  if (!state?.[markOf(form)]) history.replaceState({ ...state, [markOf(form)]: true }, '');
}

/**
 * Whether the draft knows better than a form what shall stand in it. A browser that loads a page anew, for Back or a
 * reload, puts in again what stood there. That may have been sent or deleted since, on another page of the tab. But what
 * was typed before React came was never kept, and what is typed now (app/browser/boot.ts) is not in it yet.
 */
export const isDraftNewer = (form: string, element: HTMLFormElement | null): boolean =>
  Boolean((history.state as State)?.[markOf(form)]) && !element?.closest('[data-typed]');
