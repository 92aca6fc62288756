import type { Localized } from '#contract/locale.ts';

/** The mail that tells of several messages at once, when very many came in an hour. `{…}` is filled in. */
export const gatheringMail = {
  subject: { en: '{count} more messages came', de: '{count} weitere Nachrichten sind gekommen' },
  subjectOne: { en: '1 more message came', de: '1 weitere Nachricht ist gekommen' },
  intro: {
    en: 'Very many messages came within an hour. So that your mailbox stays usable, this mail tells of several at once. All of them lie in the inbox, whole.',
    de: 'Innerhalb einer Stunde kamen sehr viele Nachrichten. Damit euer Postfach benutzbar bleibt, steht hier von mehreren auf einmal. Alle liegen vollständig im Posteingang.',
  },
  others: {
    en: 'Not listed here, but in the inbox: {count} more.',
    de: 'Nicht hier, aber im Posteingang: noch {count}.',
  },
  after: {
    en: 'Such a mail comes once an hour at most, until fewer messages come.',
    de: 'Eine solche Mail kommt höchstens einmal in der Stunde, bis weniger Nachrichten kommen.',
  },
} as const satisfies Record<string, Localized>;
