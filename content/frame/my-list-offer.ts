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
    en: 'We can’t find all of this list: some of it is no longer on our site, or the link was cut off.',
    de: 'Wir finden nicht alles von dieser Liste: Manches gibt es bei uns nicht mehr, oder der Link wurde abgeschnitten.',
  },
  allGone: {
    en: 'We can’t find anything on this list: it is no longer on our site, or the link was cut off.',
    de: 'Wir finden nichts von dieser Liste: Es steht nicht mehr bei uns, oder der Link wurde abgeschnitten.',
  },
  leave: { en: 'No, leave it', de: 'Nein, weglassen' },
} as const satisfies Record<string, Localized>;
