import type { Localized } from '#contract/locale.ts';

/** The words of changing the address of an account. */
export const emailWords = {
  now: { en: 'Your address is {email}.', de: 'Deine Adresse ist {email}.' },
  label: { en: 'New email address', de: 'Neue E-Mail-Adresse' },
  hint: {
    en: 'We’ll write to both addresses, the old and the new one. The change takes effect when both agree.',
    de: 'Wir schreiben an beide Adressen, die alte und die neue. Die Änderung gilt, wenn beide zustimmen.',
  },
  empty: { en: 'Please type the new address.', de: 'Bitte tippe die neue Adresse ein.' },
  same: { en: 'This is already your address.', de: 'Das ist schon deine Adresse.' },
  save: { en: 'Ask both addresses', de: 'Beide Adressen fragen' },
  asked: {
    en: 'We’ve written to {email} and to {new}. Please agree in both emails.',
    de: 'Wir haben an {email} und an {new} geschrieben. Bitte stimme in beiden Mails zu.',
  },
  waits: {
    en: 'Your new address will be {new}. Until both addresses have agreed, it stays {email}.',
    de: 'Deine Adresse soll {new} werden. Bis beide Adressen zugestimmt haben, bleibt {email} deine Adresse.',
  },
  how: {
    en: 'Open the link in each email, or type the two codes here, in any order. They’re valid for 15 minutes; after that you can ask again.',
    de: 'Öffne den Link in jeder Mail, oder tippe die beiden Codes hier ein. Die Reihenfolge ist egal. Sie gelten 15 Minuten, danach kannst du noch einmal fragen.',
  },
  codeOld: { en: 'Code from the email to {email}', de: 'Code aus der Mail an {email}' },
  agreed: { en: '{email} has agreed.', de: '{email} hat zugestimmt.' },
  codesEmpty: { en: 'Please type one of the two codes.', de: 'Bitte tippe einen der beiden Codes ein.' },
  confirm: { en: 'Confirm', de: 'Bestätigen' },
  halfway: {
    en: '{email} has agreed. Now we’re waiting for the other address.',
    de: '{email} hat zugestimmt. Jetzt fehlt noch die andere Adresse.',
  },
  look: { en: 'Has it changed? Look again', de: 'Hat sie sich geändert? Neu nachsehen' },
  still: {
    en: 'Not yet: one of the two addresses hasn’t agreed.',
    de: 'Noch nicht: Eine der beiden Adressen hat nicht zugestimmt.',
  },
  changed: {
    en: 'Your address is now {email}. Use it to sign in from now on.',
    de: 'Deine Adresse ist jetzt {email}. Ab jetzt meldest du dich damit an.',
  },
  other: { en: 'Ask for another address, or ask again', de: 'Eine andere Adresse angeben oder noch einmal fragen' },
} as const satisfies Record<string, Localized>;
