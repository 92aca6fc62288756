import type { Localized } from '#contract/locale.ts';

/** The words of the bar below the header. */
export const barWords = {
  here: { en: 'You are here', de: 'Du bist hier' },
  unknown: { en: 'Unknown page', de: 'Unbekannte Seite' },
  otherLanguage: { en: 'Deutsch', de: 'English' },
  feedback: { en: 'Give feedback', de: 'Rückmeldung' },
  help: { en: 'Need help right now?', de: 'Brauchst du sofort Hilfe?' },
  /** The same on a phone, beside the way back. */
  helpShort: { en: 'Help', de: 'Hilfe' },
  /** The same page in plain words, and from there the page itself. Short: on a phone they stand beside two more links. */
  plain: { en: 'Plain words', de: 'Einfach gesagt' },
  full: { en: 'Full page', de: 'Ganze Seite' },
  feedbackBegun: { en: 'My feedback on the page {path}: ', de: 'Meine Rückmeldung zur Seite {path}: ' },
} as const satisfies Readonly<Record<string, Localized>>;
