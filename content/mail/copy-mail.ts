import type { Localized } from '#contract/locale.ts';

/** The mail with the number and the link of a message. Not a word in it is the sender's. `{…}` is filled in. */
export const copyMail = {
  subject: { en: 'The reference number of your message: {reference}', de: 'Die Nummer deiner Nachricht: {reference}' },
  arrived: {
    en: 'Your message to {site} has arrived. You asked us to send you its number and its link.',
    de: 'Deine Nachricht an {site} ist angekommen. Du wolltest ihre Nummer und ihren Link per Mail.',
  },
  number: { en: 'Reference number: {reference}', de: 'Nummer: {reference}' },
  link: {
    en: 'Here you can see whether it was read or answered, without an account:',
    de: 'Hier siehst du ohne Konto, ob sie gelesen oder beantwortet ist:',
  },
  notYou: {
    en: 'Didn’t write to us? Then someone typed your address by mistake. You don’t need to do anything.',
    de: 'Du hast uns nicht geschrieben? Dann hat jemand deine Adresse aus Versehen eingetippt. Du musst nichts tun.',
  },
} as const satisfies Record<string, Localized>;
