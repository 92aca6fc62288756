import type { Localized } from '#contract/locale.ts';

/** What a link from another device brings. */
export const myListOfferWords = {
  offered: { en: 'A list from another device', de: 'Eine Liste von einem anderen Gerät' },
  offeredText: {
    en: 'The link you opened brings this. Would you like it on your list?',
    de: 'Der Link, den du geöffnet hast, bringt das hier mit. Möchtest du es auf deine Liste setzen?',
  },
  add: { en: 'Add to my list', de: 'Auf meine Liste' },
  leave: { en: 'No, leave it', de: 'Nein, weglassen' },
} as const satisfies Record<string, Localized>;
