import type { Localized } from '#contract/locale.ts';

type Words = {
  readonly subject: Localized;
  readonly text: Localized;
  /** On the link to our page. */
  readonly button?: Localized;
  /** Before the code. */
  readonly code?: Localized;
  /** Below everything. */
  readonly after?: Localized;
};

const orTypeCode = {
  en: 'Or type this code on the page where you were. Capital or small letters, both are fine. Link and code count for 15 minutes.',
  de: 'Oder tippe diesen Code auf der Seite ein, auf der du warst. Groß oder klein geschrieben, beides geht. Link und Code gelten 15 Minuten.',
};
const notYou = {
  en: 'You did not ask for this? Then you need to do nothing. Nobody gets in without this mail.',
  de: 'Du hast das nicht angefordert? Dann musst du nichts tun. Ohne diese Mail kommt niemand hinein.',
};
const tellUs = {
  en: 'This was not you? Then set a new password right away on {reset} and answer this mail.',
  de: 'Das warst nicht du? Dann lege bitte gleich auf {reset} ein neues Passwort fest und antworte auf diese Mail.',
};

/** Everything we write to the owner of an account. `{…}` is filled in. */
export const accountMails = {
  sign_up: {
    subject: { en: 'Confirm your address for {site}', de: 'Bestätige deine Adresse für {site}' },
    text: {
      en: 'Somebody, hopefully you, made an account for {site} with this address. It starts when you confirm.',
      de: 'Jemand, hoffentlich du, hat mit dieser Adresse ein Konto bei {site} angelegt. Es beginnt, wenn du bestätigst.',
    },
    button: { en: 'Confirm my address', de: 'Meine Adresse bestätigen' },
    code: orTypeCode,
    after: notYou,
  },
  sign_up_again: {
    subject: { en: 'You already have an account for {site}', de: 'Du hast schon ein Konto bei {site}' },
    text: {
      en: 'Somebody, hopefully you, tried to make an account for {site} with this address. There is one already, and nothing about it was changed. You can sign in with it. If you do not know your password, you can set a new one.',
      de: 'Jemand, hoffentlich du, wollte mit dieser Adresse ein Konto bei {site} anlegen. Es gibt schon eins, und daran wurde nichts geändert. Du kannst dich damit anmelden. Wenn du dein Passwort nicht weißt, kannst du ein neues festlegen.',
    },
    button: { en: 'Sign in', de: 'Anmelden' },
    after: {
      en: 'It was not you? Then you need to do nothing.',
      de: 'Das warst nicht du? Dann musst du nichts tun.',
    },
  },
  sign_in: {
    subject: { en: 'Your code to sign in to {site}', de: 'Dein Code für die Anmeldung bei {site}' },
    text: { en: 'Here is your way in.', de: 'So kommst du hinein.' },
    button: { en: 'Sign in', de: 'Anmelden' },
    code: orTypeCode,
    after: notYou,
  },
  recovery: {
    subject: { en: 'Set a new password for {site}', de: 'Neues Passwort für {site} festlegen' },
    text: {
      en: 'Somebody, hopefully you, wants to set a new password for {site}.',
      de: 'Jemand, hoffentlich du, möchte ein neues Passwort für {site} festlegen.',
    },
    button: { en: 'Set a new password', de: 'Neues Passwort festlegen' },
    code: orTypeCode,
    after: notYou,
  },
  email_change_current: {
    subject: { en: 'Your address for {site} shall change', de: 'Deine Adresse bei {site} soll sich ändern' },
    text: {
      en: 'Your account for {site} shall get the address {email}. Both addresses must agree: this mail asks the old one, another mail asks the new one.',
      de: 'Dein Konto bei {site} soll die Adresse {email} bekommen. Beide Adressen müssen zustimmen: Diese Mail fragt die alte, eine andere Mail fragt die neue.',
    },
    button: { en: 'I agree', de: 'Ich stimme zu' },
    code: orTypeCode,
    after: {
      en: 'This was not you? Do not agree, and set a new password: somebody may know yours.',
      de: 'Das warst nicht du? Stimme nicht zu und lege ein neues Passwort fest: Vielleicht kennt jemand deins.',
    },
  },
  email_change_new: {
    subject: { en: 'Confirm your new address for {site}', de: 'Bestätige deine neue Adresse für {site}' },
    text: {
      en: 'An account for {site} shall get this address. Both addresses must agree: this mail asks the new one, another mail asks the old one.',
      de: 'Ein Konto bei {site} soll diese Adresse bekommen. Beide Adressen müssen zustimmen: Diese Mail fragt die neue, eine andere Mail fragt die alte.',
    },
    button: { en: 'I agree', de: 'Ich stimme zu' },
    code: orTypeCode,
    after: notYou,
  },
  reauthentication: {
    subject: { en: 'Your code for {site}', de: 'Dein Code für {site}' },
    text: {
      en: 'You are about to change something important in your account. Please type this code, so that we know it is you. It counts for 15 minutes.',
      de: 'Du möchtest an deinem Konto etwas Wichtiges ändern. Bitte tippe diesen Code ein, damit wir wissen, dass du es bist. Er gilt 15 Minuten.',
    },
    code: { en: 'Your code:', de: 'Dein Code:' },
    after: tellUs,
  },
  invite: {
    subject: { en: 'You are invited to {site}', de: 'Du bist bei {site} eingeladen' },
    text: {
      en: 'The team of {site} made an account for you. It starts when you confirm.',
      de: 'Das Team von {site} hat ein Konto für dich angelegt. Es beginnt, wenn du bestätigst.',
    },
    button: { en: 'Confirm and set a password', de: 'Bestätigen und Passwort festlegen' },
    code: orTypeCode,
    after: notYou,
  },
  password_changed: {
    subject: { en: 'Your password for {site} was changed', de: 'Dein Passwort für {site} wurde geändert' },
    text: {
      en: 'Your password was changed a moment ago. All other devices were signed out.',
      de: 'Dein Passwort wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.',
    },
    after: tellUs,
  },
  email_changed: {
    subject: { en: 'Your address for {site} was changed', de: 'Deine Adresse bei {site} wurde geändert' },
    text: {
      en: 'Your account now has the address {email}. We write to this address for the last time.',
      de: 'Dein Konto hat jetzt die Adresse {email}. An diese Adresse schreiben wir zum letzten Mal.',
    },
    after: {
      en: 'This was not you? Then answer this mail right away.',
      de: 'Das warst nicht du? Dann antworte bitte gleich auf diese Mail.',
    },
  },
  two_factor_on: {
    subject: {
      en: 'Two steps are now needed to sign in to {site}',
      de: 'Für die Anmeldung bei {site} braucht es jetzt zwei Schritte',
    },
    text: {
      en: 'From now on, signing in also asks for a code from your app.',
      de: 'Ab jetzt fragt die Anmeldung auch nach einem Code aus deiner App.',
    },
    after: tellUs,
  },
  two_factor_off: {
    subject: {
      en: 'The second step for {site} was switched off',
      de: 'Der zweite Schritt für {site} wurde ausgeschaltet',
    },
    text: {
      en: 'Signing in no longer asks for a code from your app.',
      de: 'Die Anmeldung fragt nicht mehr nach einem Code aus deiner App.',
    },
    after: tellUs,
  },
  factor_added: {
    subject: { en: 'Another app can now sign in to {site}', de: 'Noch eine App kann jetzt bei {site} anmelden' },
    text: {
      en: 'One more app now makes codes for the second step when you sign in.',
      de: 'Noch eine App macht jetzt Codes für den zweiten Schritt bei deiner Anmeldung.',
    },
    after: tellUs,
  },
  factor_removed: {
    subject: {
      en: 'An app was removed from your account for {site}',
      de: 'Eine App wurde aus deinem Konto bei {site} entfernt',
    },
    text: {
      en: 'Its codes no longer count. Signing in still asks for a code from another app of yours.',
      de: 'Ihre Codes gelten nicht mehr. Die Anmeldung fragt weiterhin nach einem Code aus einer anderen App von dir.',
    },
    after: tellUs,
  },
  recovery_code_used: {
    subject: { en: 'A recovery code was used for {site}', de: 'Ein Ersatz-Code für {site} wurde benutzt' },
    text: {
      en: 'Somebody, hopefully you, signed in with one of your recovery codes. {count} codes are left.',
      de: 'Jemand, hoffentlich du, hat sich mit einem deiner Ersatz-Codes angemeldet. Es sind noch {count} Codes übrig.',
    },
    after: tellUs,
  },
  service_linked: {
    subject: {
      en: 'You can now sign in to {site} with {service}',
      de: 'Du kannst dich bei {site} jetzt mit {service} anmelden',
    },
    text: {
      en: 'Somebody, hopefully you, signed in with {service}, where this address was confirmed. So both now lead into the same account. Your password stays as it was.',
      de: 'Jemand, hoffentlich du, hat sich mit {service} angemeldet, wo diese Adresse bestätigt wurde. Beides führt jetzt in dasselbe Konto. Dein Passwort bleibt, wie es war.',
    },
    after: tellUs,
  },
  deleted: {
    subject: { en: 'Your account for {site} is deleted', de: 'Dein Konto bei {site} ist gelöscht' },
    text: {
      en: 'Your account and everything that belongs to it is deleted. You can make a new one at any time.',
      de: 'Dein Konto und alles, was dazugehört, ist gelöscht. Du kannst jederzeit ein neues anlegen.',
    },
    after: {
      en: 'This was not you? Then answer this mail right away.',
      de: 'Das warst nicht du? Dann antworte bitte gleich auf diese Mail.',
    },
  },
} as const satisfies Record<string, Words>;

export type AccountMailKind = keyof typeof accountMails;
