import type { Localized } from '#contract/locale.ts';

/** What stands after sending: the link to what became of a message, and what the choice about an answer means. */
export const statusLink = {
  later: { en: 'Look it up later', de: 'Später nachsehen' },
  keep: {
    en: 'Keep this link to see later whether your message was read:',
    de: 'Heb diesen Link auf. Damit siehst du später, ob deine Nachricht gelesen wurde:',
  },
  link: { en: 'Check on my message', de: 'Was aus meiner Nachricht wurde' },
  copy: { en: 'Copy link', de: 'Link kopieren' },
  copied: { en: 'Link copied', de: 'Link kopiert' },
  notCopied: {
    en: 'Your browser doesn’t allow copying. The link is selected now:',
    de: 'Dein Browser erlaubt das Kopieren nicht. Der Link ist jetzt markiert:',
  },
  mail: { en: 'Email me the number and link', de: 'Nummer und Link per Mail schicken' },
  mailed: {
    en: 'On its way to your address. We send at most two of these emails a day to one address.',
    de: 'Unterwegs an deine Adresse. An eine Adresse schicken wir höchstens zwei solche Mails am Tag.',
  },
  notMailed: {
    en: 'That didn’t work. Please keep the link instead.',
    de: 'Das hat nicht geklappt. Heb bitte stattdessen den Link auf.',
  },
  remember: {
    en: 'Remember this message on this device. Others who use the device can see that you wrote to us.',
    de: 'Diese Nachricht auf diesem Gerät merken. Andere, die das Gerät nutzen, sehen dann, dass du uns geschrieben hast.',
  },
  notRemembered: {
    en: 'This browser keeps nothing. Please keep the link instead.',
    de: 'Dieser Browser behält nichts. Heb bitte stattdessen den Link auf.',
  },
  remembered: { en: 'You’ll find it here:', de: 'Du findest sie hier:' },
  myMessages: { en: 'My messages', de: 'Meine Nachrichten' },
  noAnswer: {
    en: 'As you asked, you won’t get an email from us.',
    de: 'Wie gewünscht, bekommst du keine E-Mail von uns.',
  },
} as const satisfies Record<string, Localized>;
