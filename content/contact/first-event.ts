import type { Localized } from '#contract/locale.ts';

/** From where a message comes that asks for the date of the first event: the answer to it may be long in coming. */
export const firstEventSource = 'First event';

export const firstEventWords = {
  answer: {
    en: 'We’ll write to you when there’s a date. That can take months.',
    de: 'Wir schreiben dir, sobald es einen Termin gibt. Das kann Monate dauern.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
