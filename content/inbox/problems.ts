import type { Localized } from '#contract/locale.ts';

/** Why something in the inbox did not work. */
export const inboxProblems = {
  unreachable: {
    en: 'Our server isn’t answering right now. Nothing is lost: please try again in a few minutes.',
    de: 'Unser Server antwortet gerade nicht. Nichts ist verloren: Bitte versuch es in ein paar Minuten noch einmal.',
  },
  offline: {
    en: 'You’re offline. Nothing here is lost: please try again when you’re back online.',
    de: 'Du bist offline. Was hier steht, bleibt: Bitte versuch es noch einmal, wenn du wieder verbunden bist.',
  },
  notFound: {
    en: 'This message is gone. Someone else may have deleted it, or its time was up.',
    de: 'Diese Nachricht ist nicht mehr da. Vielleicht hat sie jemand gelöscht, oder ihre Zeit war um.',
  },
} as const satisfies Record<string, Localized>;
