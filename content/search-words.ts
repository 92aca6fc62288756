import type { Locale } from '#contract/locale.ts';

/** Words people type for things that our pages call otherwise: the search looks for the right-hand one. */
export const searchWords: Record<Locale, Readonly<Record<string, string>>> = {
  en: { add: 'ADHD', asperger: 'autism', donate: 'support', money: 'support', gdpr: 'datenschutz' },
  de: {
    ads: 'ADHS',
    asperger: 'Autismus',
    baustelle: 'Bau',
    donate: 'Spenden',
    einschätzung: 'Selbsteinschätzung',
    lehrer: 'Lehrkräfte',
    lehrerin: 'Lehrkräfte',
    datenschutzerklärung: 'Datenschutz',
    dsgvo: 'Datenschutz',
    geld: 'Spenden',
    ki: 'KI-Werkzeuge',
  },
};
