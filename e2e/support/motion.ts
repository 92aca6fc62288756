/** A visitor who likes what moves: the other tests are told not to (playwright.config.ts). */
export const withMotion = { reducedMotion: 'no-preference' } as const;
