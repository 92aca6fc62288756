/** For a link to another list: the page stays where it is until the list is there, and then leads to its heading. */
export const toList = { state: { toList: true } } as const;

/** For a link to a message: the way back to the list is the browser's own Back. */
export const fromList = { state: { fromList: true }, toTop: true } as const;

/** Whether a place in the history was reached in one of these ways. */
export const cameWith = (state: unknown, mark: 'toList' | 'fromList'): boolean =>
  typeof state === 'object' && state !== null && mark in state;
