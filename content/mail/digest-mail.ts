import type { Localized } from '#contract/locale.ts';

/** The daily list of messages that look like spam. */
export const digestMail = {
  subject: {
    en: 'Daily digest: {count} messages that look like spam',
    de: 'Tagesübersicht: {count} Nachrichten, die nach Spam aussehen',
  },
  subjectOne: {
    en: 'Daily digest: 1 message that looks like spam',
    de: 'Tagesübersicht: 1 Nachricht, die nach Spam aussieht',
  },
  intro: {
    en: 'These messages filled in a field that people do not see, so programs probably wrote them. Nothing was deleted. Please skim the list: a real message may be among them.',
    de: 'Diese Nachrichten haben ein Feld ausgefüllt, das Menschen nicht sehen. Wahrscheinlich waren es Programme. Nichts wurde gelöscht. Bitte sieh kurz durch, ob eine echte Nachricht dabei ist.',
  },
} as const satisfies Record<string, Localized>;
