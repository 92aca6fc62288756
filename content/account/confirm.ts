import type { Localized } from '#contract/locale.ts';

type LinkWords = {
  readonly title: Localized;
  readonly text: Localized;
  readonly button: Localized;
};

/** What a link from a mail is for, until its button is pressed. */
export const linkWords = {
  address: {
    title: { en: 'Confirm your address', de: 'Bestätige deine Adresse' },
    text: {
      en: 'Press the button to confirm that this address is yours.',
      de: 'Mit diesem Knopf sagst du: Dieses Postfach gehört mir.',
    },
    button: { en: 'Confirm my address', de: 'Meine Adresse bestätigen' },
  },
  signIn: {
    title: { en: 'Sign in', de: 'Anmelden' },
    text: {
      en: 'Press the button to sign in on this device.',
      de: 'Mit diesem Knopf meldest du dich auf diesem Gerät an.',
    },
    button: { en: 'Sign in', de: 'Anmelden' },
  },
  newAddress: {
    title: { en: 'Your account gets a new address', de: 'Dein Konto bekommt eine neue Adresse' },
    text: {
      en: 'Your old and your new address must both agree. We’ve sent an email to each of them.',
      de: 'Dein altes und dein neues Postfach müssen beide zustimmen. Jedes hat eine eigene Mail bekommen.',
    },
    button: { en: 'I agree to the new address', de: 'Ich stimme der neuen Adresse zu' },
  },
  password: {
    title: { en: 'Set a new password', de: 'Neues Passwort festlegen' },
    text: {
      en: 'This button takes you to the new password. Until then the old one works.',
      de: 'Mit diesem Knopf geht es weiter zum neuen Passwort. Bis dahin gilt das alte.',
    },
    button: { en: 'Set a new password', de: 'Neues Passwort festlegen' },
  },
} as const satisfies Record<string, LinkWords>;

export const confirmWords = {
  expired: {
    en: 'A link works once, within 15 minutes.',
    de: 'Ein Link gilt einmal und 15 Minuten lang.',
  },
  /** Somebody may have pressed twice. */
  already: {
    en: 'Have you confirmed already? Then you’re done:',
    de: 'Hast du schon einmal bestätigt? Dann ist alles erledigt:',
  },
  newMail: { en: 'You can get a new email:', de: 'Du kannst eine neue Mail bekommen:' },
  bySignIn: { en: 'Get a new email to sign in', de: 'Neue Mail für die Anmeldung holen' },
  byReset: { en: 'Get a new email for the password', de: 'Neue Mail für das Passwort holen' },
  byAccount: { en: 'Change the address again in your account', de: 'Die Adresse in deinem Konto neu ändern' },
  byCode: {
    en: 'Type the code from the email, or get a new one',
    de: 'Code aus der Mail eintippen oder neue Mail holen',
  },
  /** The server says only that it took the answer: whoever holds a mail learns nothing about the account. */
  agreed: { en: 'This address has agreed', de: 'Dieses Postfach hat zugestimmt' },
  agreedText: {
    en: 'When the other address agrees too, the new address takes effect, and you sign in with it. Has it agreed already? Then you’re done. Otherwise please use the link in the email there.',
    de: 'Wenn auch das andere Postfach zustimmt, gilt die neue Adresse, und du meldest dich damit an. Hat es schon zugestimmt? Dann bist du fertig. Sonst nimm bitte den Link in der Mail dort.',
  },
  typeTitle: { en: 'Type the code from your email', de: 'Tippe den Code aus deiner Mail ein' },
  typeText: {
    en: 'In case the link in the email doesn’t work, or you read it on another device.',
    de: 'Für den Fall, dass der Link in der Mail nicht geht oder du die Mail auf einem anderen Gerät liest.',
  },
  about: { en: 'What is the email about?', de: 'Worum geht es in der Mail?' },
  aboutAddress: { en: 'New account', de: 'Neues Konto' },
  aboutSignIn: { en: 'Sign-in', de: 'Anmeldung' },
  aboutNewAddress: { en: 'New address', de: 'Neue Adresse' },
  aboutPassword: { en: 'New password', de: 'Neues Passwort' },
  emailHint: { en: 'The one the email came to.', de: 'Die, an die die Mail ging.' },
  newMailButton: { en: 'Send me a new email', de: 'Schick mir eine neue Mail' },
  ifWaiting: {
    en: 'If {email} is waiting for a confirmation, a new email is on its way.',
    de: 'Wenn für {email} noch eine Bestätigung fehlt, ist eine neue Mail unterwegs.',
  },
  ifAccount: {
    en: 'If there is an account for {email}, a new email is on its way.',
    de: 'Wenn es ein Konto für {email} gibt, ist eine neue Mail dorthin unterwegs.',
  },
  /** The server looks for the account by the address it has now. */
  ifChanging: {
    en: 'If the account of {email} is waiting for a new address, a new email is on its way to both. Is that the new address? Then please type the old one here.',
    de: 'Wenn das Konto mit {email} auf eine neue Adresse wartet, bekommen beide Postfächer eine neue Mail. Ist das die neue Adresse? Dann gib bitte hier die bisherige ein.',
  },
} as const satisfies Record<string, Localized>;
