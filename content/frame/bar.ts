import type { Localized } from '#contract/locale.ts';

/** The words of the bar below the header. */
export const barWords = {
  here: { en: 'You are here', de: 'Du bist hier' },
  unknown: { en: 'Unknown page', de: 'Unbekannte Seite' },
  otherLanguage: { en: 'Deutsch', de: 'English' },
  feedback: { en: 'Give feedback', de: 'Rückmeldung' },
  help: { en: 'Need help right now?', de: 'Brauchst du sofort Hilfe?' },
  feedbackBegun: { en: 'My feedback on the page {path}: ', de: 'Meine Rückmeldung zur Seite {path}: ' },
} as const satisfies Readonly<Record<string, Localized>>;
