import type { Localized } from '#contract/locale.ts';

/** The page of the link with which a visitor looks up what became of a message (docs/decisions/024). */
export const statusWords = {
  title: { en: 'Your message', de: 'Was aus deiner Nachricht wurde' },
  lead: {
    en: 'No account needed. Your message itself isn’t shown here. Only people who have the link, or the number and your email address, can open it.',
    de: 'Diese Seite braucht kein Konto und zeigt kein Wort deiner Nachricht. Öffnen kann sie nur, wer den Link hat oder die Nummer und deine E-Mail-Adresse.',
  },
  arrived: { en: 'Your message arrived on {date}.', de: 'Deine Nachricht kam am {date} an.' },
  /** `{days}` is the promise of `content/site.ts`. */
  ifWanted: {
    en: 'If you asked for an answer, you’ll get it by email within {days} days of writing. Nothing there by then? Look in your spam folder, then write to us again and give the number.',
    de: 'Wenn du eine Antwort wolltest, bekommst du sie per E-Mail, innerhalb von {days} Tagen nach deiner Nachricht. Ist dann nichts da? Sieh im Spam nach und schreib uns noch einmal, mit der Nummer.',
  },
  keep: {
    en: 'Keep the address of this page to look again later.',
    de: 'Heb die Adresse dieser Seite auf, um später wieder nachzusehen.',
  },
  /** Where the server could not be asked. */
  again: { en: 'Look again', de: 'Noch einmal nachsehen' },
  write: { en: 'Write to us', de: 'Schreib uns' },
} as const satisfies Record<string, Localized>;

/** What the page says in each state. The first stands there while it is asked for. */
export const statusStates = {
  asking: {
    title: { en: 'One moment', de: 'Einen Moment' },
    text: { en: 'Looking it up…', de: 'Wir sehen nach…' },
  },
  received: {
    title: { en: 'Received', de: 'Angekommen' },
    text: {
      en: 'It’s safe with us and waiting to be read. We’re volunteers and don’t read at night.',
      de: 'Sie liegt sicher bei uns und wartet darauf, gelesen zu werden. Wir sind Freiwillige und lesen nachts nicht.',
    },
  },
  read: {
    title: { en: 'Read', de: 'Gelesen' },
    text: { en: 'One of us has read it.', de: 'Jemand von uns hat sie gelesen.' },
  },
  answered: {
    title: { en: 'Answered', de: 'Beantwortet' },
    text: {
      en: 'We’ve answered you by email. Can’t find our answer? Please check your spam folder, or write to us again.',
      de: 'Wir haben dir per E-Mail geantwortet. Die Antwort ist nicht da? Sieh bitte im Spam nach oder schreib uns noch einmal.',
    },
  },
  unknown: {
    title: { en: 'We can’t find a message for this link', de: 'Zu diesem Link finden wir keine Nachricht' },
    text: {
      en: 'Perhaps part of the link is missing: then copy it again. Or the message was deleted, because we only keep messages for a while. Still waiting for an answer? Please write to us again.',
      de: 'Vielleicht ist der Link nicht vollständig: Dann kopiere ihn noch einmal. Oder die Nachricht ist gelöscht, denn wir behalten Nachrichten nur eine Zeit lang. Wartest du auf eine Antwort? Dann schreib uns bitte noch einmal.',
    },
  },
  away: {
    title: { en: 'We can’t look it up right now', de: 'Wir können gerade nicht nachsehen' },
    text: {
      en: 'Please look again in a few minutes. Your link stays the same.',
      de: 'Bitte sieh in ein paar Minuten noch einmal nach. Dein Link bleibt derselbe.',
    },
  },
} as const satisfies Record<string, { title: Localized; text: Localized }>;

/** The form for those who have the number and not the link, and the list of what this device remembers. */
export const findWords = {
  lead: {
    en: 'Look up whether your message was read or answered. You don’t need an account.',
    de: 'Sieh nach, ob deine Nachricht gelesen oder beantwortet ist. Ein Konto brauchst du nicht.',
  },
  byNumber: { en: 'Find it by its reference number', de: 'Mit der Nummer finden' },
  number: { en: 'Reference number', de: 'Nummer der Nachricht' },
  numberHint: { en: 'For example EC-7K3M-9QPD.', de: 'Zum Beispiel EC-7K3M-9QPD.' },
  email: { en: 'Your email address', de: 'Deine E-Mail-Adresse' },
  emailHint: { en: 'The one you gave us with your message.', de: 'Die, die du bei der Nachricht angegeben hast.' },
  find: { en: 'Look it up', de: 'Nachsehen' },
  failed: { en: 'Nothing found yet', de: 'Noch nichts gefunden' },
  lost: {
    en: 'Lost the number, or didn’t give an address? Write to us again. We’re happy to start over.',
    de: 'Die Nummer ist weg, oder du hast keine Adresse angegeben? Schreib uns noch einmal. Wir fangen gern neu an.',
  },
  mine: { en: 'My messages on this device', de: 'Meine Nachrichten auf diesem Gerät' },
  mineText: {
    en: 'You asked this device to remember them. They’re kept here and nowhere else.',
    de: 'Du hast sie dir auf diesem Gerät gemerkt. Die Liste liegt nur hier.',
  },
  one: { en: 'Message {reference} of {date}', de: 'Nachricht {reference} vom {date}' },
  forget: { en: 'Forget these messages here', de: 'Diese Nachrichten hier vergessen' },
  forgotten: { en: 'This device has forgotten them.', de: 'Dieses Gerät hat sie vergessen.' },
} as const satisfies Record<string, Localized>;
