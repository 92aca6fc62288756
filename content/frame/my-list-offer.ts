import type { Localized } from '#contract/locale.ts';

/** What a link from another device brings. */
export const myListOfferWords = {
  offered: { en: 'A list from another device', de: 'Eine Liste von einem anderen Gerät' },
  offeredText: {
    en: 'The link you opened brings this. Would you like it on your list?',
    de: 'Der Link, den du geöffnet hast, bringt das hier mit. Möchtest du es auf deine Liste setzen?',
  },
  add: { en: 'Add to my list', de: 'Auf meine Liste' },
  /** Of what the link names. */
  someGone: {
    en: 'Not everything in it is still on our site.',
    de: 'Nicht alles darin gibt es bei uns noch.',
  },
  allGone: { en: 'Nothing in it is on our site any more.', de: 'Nichts darin gibt es bei uns noch.' },
  leave: { en: 'No, leave it', de: 'Nein, weglassen' },
} as const satisfies Record<string, Localized>;
