import type { Localized } from '#contract/locale.ts';

/** The choice on every form that can be answered (docs/decisions/024-answer-and-status.md). */
export const answerWords = {
  question: { en: 'Would you like an answer?', de: 'Möchtest du eine Antwort?' },
  email: { en: 'Yes, by email', de: 'Ja, per E-Mail' },
  none: { en: 'No answer needed', de: 'Keine Antwort nötig' },
} as const satisfies Record<string, Localized>;
