/** Whoever listens goes on at the title of the page: what they pressed is gone. */
export const focusTitle = (): void => document.querySelector<HTMLElement>('main h1')?.focus();
