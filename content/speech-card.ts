import type { Localized } from '#contract/locale.ts';

/** What stands on the card, to be read by whoever it is shown to: German first, then English, on both pages. */
export const speechCard = {
  title: { en: 'I can’t speak right now.', de: 'Ich kann gerade nicht sprechen.' },
  contact: { en: 'Please call:', de: 'Bitte rufen Sie an:' },
} as const satisfies Readonly<Record<string, Localized>>;

/** Between them, line by line. */
export const speechCardLines = {
  hear: { en: 'I can hear you.', de: 'Ich höre Sie.' },
  ask: {
    en: 'Please write to me, or ask yes-or-no questions.',
    de: 'Bitte schreiben Sie mir, oder stellen Sie Ja-Nein-Fragen.',
  },
  softly: { en: 'Please speak softly and slowly.', de: 'Bitte leise und langsam.' },
  touch: { en: 'Please don’t touch me.', de: 'Bitte nicht anfassen.' },
} as const satisfies Readonly<Record<string, Localized>>;
