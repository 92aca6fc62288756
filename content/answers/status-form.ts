import type { Localized } from '#contract/locale.ts';

/** What the form of /status answers, the same to everything that leads nowhere. */
export const statusFormWords = {
  unknown: {
    en: 'We can’t find a message with this number and this e-mail address. Please check both. The address is the one you gave us with your message. We delete old messages after six months.',
    de: 'Wir finden keine Nachricht mit dieser Nummer und dieser E-Mail-Adresse. Bitte prüfe beides. Die Adresse ist die, die du bei der Nachricht angegeben hast. Alte Nachrichten löschen wir nach sechs Monaten.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
