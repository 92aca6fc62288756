import type { Localized } from '#contract/locale.ts';

/** The words around the projects that the team publishes. */
export const publishedWords = {
  otherLanguage: {
    en: 'There’s no English text yet. This one is in German.',
    de: 'Einen deutschen Text gibt es noch nicht. Dieser ist auf Englisch.',
  },
} as const satisfies Record<string, Localized>;
