import type { Localized } from '#contract/locale.ts';

/** The words beside a podcast. */
export const podcastWords = {
  platform: { en: 'On {platform}', de: 'Bei {platform}' },
  listen: { en: 'Listen Now', de: 'Jetzt anhören' },
  discuss: { en: 'Discuss Podcast', de: 'Über den Podcast sprechen' },
  message: {
    en: 'Hello, I would like to talk about the podcast “{title}” (“{excerpt}”).',
    de: 'Hallo, ich möchte über den Podcast „{title}“ („{excerpt}“) sprechen.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
