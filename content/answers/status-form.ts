import type { Localized } from '#contract/locale.ts';

/** What the form of /status answers, the same to everything that leads nowhere. */
export const statusFormWords = {
  unknown: {
    en: 'We can’t find a message with this number and this email address. Please check both. The address is the one you gave us with your message. We delete reports of lost things after 60 days and all other messages after six months.',
    de: 'Wir finden keine Nachricht mit dieser Nummer und dieser E-Mail-Adresse. Bitte prüfe beides. Die Adresse ist die, die du bei der Nachricht angegeben hast. Meldungen von verlorenen Dingen löschen wir nach 60 Tagen, alle anderen Nachrichten nach sechs Monaten.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
