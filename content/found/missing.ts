import type { Localized } from '#contract/locale.ts';

/** What is asked before a report is sent in which something is missing. */
export const foundMissing = {
  title: { en: 'Some details are missing', de: 'Einige Angaben fehlen' },
  text: {
    en: 'You can submit the report as it is. Still missing:',
    de: 'Du kannst die Meldung so abschicken. Das steht noch nicht darin:',
  },
  place: { en: 'the place', de: 'der Ort' },
  item: { en: 'the item', de: 'der Gegenstand' },
  description: { en: 'a description', de: 'eine Beschreibung' },
  name: { en: 'your name or nickname', de: 'dein Name oder Spitzname' },
  email: { en: 'your email address', de: 'deine E-Mail-Adresse' },
  more: { en: "I'll add more details", de: 'Ich ergänze noch etwas' },
  asIs: { en: 'Submit as is', de: 'So abschicken' },
} as const satisfies Record<string, Localized>;
