import type { Localized } from '#contract/locale.ts';

/** The mail that tells of several messages at once, when very many came in an hour. `{…}` is filled in. */
export const gatheringMail = {
  subject: { en: '{count} more messages came', de: '{count} weitere Nachrichten sind gekommen' },
  subjectOne: { en: '1 more message came', de: '1 weitere Nachricht ist gekommen' },
  intro: {
    en: 'Very many messages came within an hour. So that your mailbox stays usable, this email lists several at once. You’ll find all of them in full in the inbox.',
    de: 'Innerhalb einer Stunde kamen sehr viele Nachrichten. Damit euer Postfach benutzbar bleibt, fasst diese Mail mehrere zusammen. Alle liegen vollständig im Posteingang.',
  },
  others: {
    en: 'Not listed here, but in the inbox: {count} more.',
    de: 'Nicht hier, aber im Posteingang: noch {count}.',
  },
  after: {
    en: 'An email like this comes once an hour at most, until fewer messages come.',
    de: 'Eine solche Mail kommt höchstens einmal in der Stunde, bis weniger Nachrichten kommen.',
  },
} as const satisfies Record<string, Localized>;
