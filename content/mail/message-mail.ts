import type { Localized } from '#contract/locale.ts';

/** The frame around a visitor's words in the mail to the team. `{…}` is filled in. */
export const messageMail = {
  sender: { en: '{name} via {site}', de: '{name} über {site}' },
  /** For those who gave no name: what stands in the message for them is English. */
  nobody: { en: 'Someone without a name', de: 'Jemand ohne Namen' },
  subject: { en: '{reason}: {name} ({reference})', de: '{reason}: {name} ({reference})' },
  wrote: { en: '{name} writes:', de: '{name} schreibt:' },
  reason: { en: 'Reason', de: 'Grund' },
  page: { en: 'Page', de: 'Seite' },
  reference: { en: 'Reference', de: 'Nummer' },
  language: { en: 'Language', de: 'Sprache' },
  english: { en: 'English', de: 'Englisch' },
  german: { en: 'German', de: 'Deutsch' },
  replyTo: {
    en: 'Please answer in the inbox: that way the whole team can see that it’s been answered. You can also reply to this email. Your answer goes to {email}. Then please note it in the inbox.',
    de: 'Bitte antworte im Posteingang: Dort sieht das ganze Team, dass geantwortet wurde. Du kannst auch auf diese Mail antworten. Deine Antwort geht an {email}. Trag das dann bitte im Posteingang ein.',
  },
  open: { en: 'Open the message in the inbox', de: 'Die Nachricht im Posteingang öffnen' },
  noAnswer: { en: '{name} doesn’t need an answer.', de: '{name} braucht keine Antwort.' },
  noAddress: {
    en: '{name} didn’t leave an email address, so you can’t answer.',
    de: '{name} hat keine E-Mail-Adresse angegeben. Du kannst nicht antworten.',
  },
  photo: { en: 'A photo is attached.', de: 'Ein Foto hängt an.' },
} as const satisfies Record<string, Localized>;
