import type { Localized } from '#contract/locale.ts';

/** What happens while somebody waits for our mail (app/features/sign-in/code-step.tsx). */
export const codeWords = {
  title: { en: 'Check your inbox', de: 'Schau in dein Postfach' },
  code: { en: 'Code from the email', de: 'Code aus der Mail' },
  codeHint: {
    en: '10 letters and numbers. Capital or small, with or without spaces. Valid for 15 minutes.',
    de: 'Zehn Buchstaben und Ziffern. Groß oder klein, mit Leerzeichen oder ohne. Er gilt 15 Minuten.',
  },
  codeMissing: { en: 'Please enter the code from the email', de: 'Bitte gib den Code aus der Mail ein' },
  /** The title while an account is made: true of a wrong code, and where nobody could be asked about it. */
  wrong: { en: 'Your address isn’t confirmed yet', de: 'Deine Adresse ist noch nicht bestätigt' },
  next: { en: 'Continue', de: 'Weiter' },
  orLink: {
    en: 'You can also use the link in the email instead of the code.',
    de: 'Statt des Codes kannst du auch den Link in der Mail nehmen.',
  },
  nothing: { en: 'Nothing there?', de: 'Nichts angekommen?' },
  nothingWait: {
    en: 'It can take a few minutes. Please also check the spam folder.',
    de: 'Eine Mail kann ein paar Minuten brauchen. Schau bitte auch in den Spam-Ordner.',
  },
  nothingCheck: {
    en: 'Is this address right: {email}?',
    de: 'Stimmt diese Adresse: {email}?',
  },
  nothingTries: {
    en: 'After five wrong tries the code stops working. The link in the email still works, or ask for a new one.',
    de: 'Nach fünf falschen Versuchen endet ein Code. Der Link in der Mail geht dann noch, oder lass dir eine neue Mail schicken.',
  },
  again: { en: 'Send the email again', de: 'Mail noch einmal schicken' },
  /** After a press within the first minute. */
  tooSoon: {
    en: 'We sent an email a moment ago. Please wait a minute before you ask for another one.',
    de: 'Eine Mail ist gerade erst abgegangen. Bitte warte eine Minute auf sie, bevor du um eine neue bittest.',
  },
  sentAgain: {
    en: 'A new email is on its way. Only the newest code works.',
    de: 'Eine neue Mail ist unterwegs. Nur der Code in der neuesten Mail gilt.',
  },
  notSent: { en: 'No email was sent', de: 'Es wurde keine Mail geschickt' },
  other: { en: 'Use another address', de: 'Andere Adresse nehmen' },
} as const satisfies Record<string, Localized>;
