import type { Localized } from '#contract/locale.ts';

type MailWords = {
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
  en: 'Or type this code on the page where you were. Capital or small letters are both fine. Link and code work for 15 minutes. After that you can ask for new ones.',
  de: 'Oder tippe diesen Code auf der Seite ein, auf der du warst. Groß oder klein geschrieben, beides geht. Link und Code gelten 15 Minuten. Danach kannst du neue anfordern.',
};
const notYou = {
  en: 'Didn’t ask for this? Then you don’t need to do anything. Nobody can get in without this email.',
  de: 'Du hast das nicht angefordert? Dann musst du nichts tun. Ohne diese Mail kommt niemand hinein.',
};
const tellUs = {
  en: 'Was it you? Then all is well and you don’t need to do anything.\n\nWasn’t it you? Then please set a new password here: {reset}\nThat signs out everyone else. Then reply to this email, and we’ll help you.',
  de: 'Das warst du? Dann ist alles gut, und du musst nichts tun.\n\nDas warst nicht du? Dann lege bitte hier ein neues Passwort fest: {reset}\nDas meldet alle anderen ab. Antworte danach auf diese Mail, dann helfen wir dir.',
};
const answerUs = {
  en: 'Was it you? Then all is well and you don’t need to do anything.\n\nWasn’t it you? Then please reply to this email, and we’ll help you.',
  de: 'Das warst du? Dann ist alles gut, und du musst nichts tun.\n\nDas warst nicht du? Dann antworte bitte auf diese Mail, dann helfen wir dir.',
};

// Whoever made the account may have chosen its password: so nobody else should confirm it.
const notTheirs = {
  en: 'Wasn’t it you? Then please don’t confirm. You don’t need to do anything else. We delete accounts that nobody confirms after a week.',
  de: 'Das warst nicht du? Dann bestätige bitte nicht. Sonst musst du nichts tun. Ein Konto, das niemand bestätigt, löschen wir nach einer Woche.',
};

/** Everything we write to the owner of an account. `{…}` is filled in. */
export const accountMails = {
  sign_up: {
    subject: { en: 'Confirm your address for {site}', de: 'Bestätige deine Adresse für {site}' },
    text: {
      en: 'Someone made an account for {site} with this address. Was it you? Then there’s one step left: confirm that the address is yours.',
      de: 'Mit dieser Adresse wurde ein Konto bei {site} angelegt. Warst du das? Dann fehlt noch ein Schritt: Bestätige, dass die Adresse dir gehört.',
    },
    button: { en: 'Confirm my address', de: 'Meine Adresse bestätigen' },
    code: orTypeCode,
    after: notTheirs,
  },
  // The sign-up was not the only one for its address, or it was asked for a code: nobody's password waits.
  sign_up_without_password: {
    subject: { en: 'Confirm your address for {site}', de: 'Bestätige deine Adresse für {site}' },
    text: {
      en: 'Someone made an account for {site} with this address. Was it you? Then there’s one step left: confirm that the address is yours.\n\nThe account has no password yet. If you chose one, we didn’t keep it: this address was entered more than once, and only you should know your password. Once you’ve confirmed, you can set one, or always sign in with a code by email.',
      de: 'Mit dieser Adresse wurde ein Konto bei {site} angelegt. Warst du das? Dann fehlt noch ein Schritt: Bestätige, dass die Adresse dir gehört.\n\nDas Konto hat noch kein Passwort. Wenn du eins gewählt hast, wurde es nicht behalten: Diese Adresse wurde mehr als einmal eingegeben, und nur du sollst dein Passwort kennen. Wenn du bestätigt hast, kannst du eins festlegen. Oder du meldest dich immer mit einem Code aus einer Mail an.',
    },
    button: { en: 'Confirm my address', de: 'Meine Adresse bestätigen' },
    code: orTypeCode,
    after: notTheirs,
  },
  sign_up_again: {
    subject: { en: 'You already have an account for {site}', de: 'Du hast schon ein Konto bei {site}' },
    text: {
      en: 'Someone wanted to use this address for an account for {site}. You already have an account with it, and nothing about it was changed. You can sign in as usual. If you no longer know your password, you can set a new one there, or get a code by email instead.',
      de: 'Jemand wollte diese Adresse für ein Konto bei {site} verwenden. Du hast damit schon eins, und daran wurde nichts geändert. Du kannst dich anmelden wie immer. Wenn du dein Passwort nicht mehr weißt, kannst du dort ein neues festlegen oder dir stattdessen einen Code mailen lassen.',
    },
    button: { en: 'Sign in', de: 'Anmelden' },
    after: {
      en: 'Wasn’t it you? Then you don’t need to do anything. They didn’t find out that you have an account.',
      de: 'Das warst nicht du? Dann musst du nichts tun. Wer es auch war, hat nicht erfahren, dass du ein Konto hast.',
    },
  },
  sign_in: {
    subject: { en: 'Your code to sign in to {site}', de: 'Dein Code für die Anmeldung bei {site}' },
    text: {
      en: 'This is how you get into your account. You don’t need a password for it.',
      de: 'So kommst du in dein Konto. Ein Passwort brauchst du dafür nicht.',
    },
    button: { en: 'Sign in', de: 'Anmelden' },
    code: orTypeCode,
    after: notYou,
  },
  recovery: {
    subject: { en: 'Set a new password for {site}', de: 'Neues Passwort für {site} festlegen' },
    text: {
      en: 'Here you can set a new password for your account for {site}. Until you do, the old one stays.',
      de: 'Hier kannst du ein neues Passwort für dein Konto bei {site} festlegen. Bis dahin bleibt das alte.',
    },
    button: { en: 'Set a new password', de: 'Neues Passwort festlegen' },
    code: orTypeCode,
    after: notYou,
  },
  email_change_current: {
    subject: { en: 'Do you want a new address for {site}?', de: 'Möchtest du eine neue Adresse bei {site}?' },
    text: {
      en: 'The address of your account for {site} is about to become {email}. So that nobody can take it from you, both addresses have to agree. This email asks the old one. Another email asks the new one.',
      de: 'Dein Konto bei {site} soll die Adresse {email} bekommen. Damit es dir niemand wegnehmen kann, müssen beide Adressen zustimmen. Diese Mail fragt die alte. Eine andere Mail fragt die neue.',
    },
    button: { en: 'I agree', de: 'Ich stimme zu' },
    code: orTypeCode,
    after: {
      en: 'Wasn’t it you? Then please don’t agree, and nothing changes. Someone may know your password. Set a new one here: {reset}',
      de: 'Das warst nicht du? Dann stimme bitte nicht zu, und nichts ändert sich. Vielleicht kennt jemand dein Passwort. Lege hier ein neues fest: {reset}',
    },
  },
  // Somebody who is asked by a stranger must not take this for the mail of their own sign-up.
  email_change_new: {
    subject: {
      en: 'Use this address for an existing account for {site}?',
      de: 'Diese Adresse für ein bestehendes Konto bei {site}?',
    },
    text: {
      en: 'Someone who already has an account for {site} wants to use this address for it. This email isn’t about a new account. If you agree, this address belongs to that account, and stays with the person who has that account.\n\nBoth addresses have to agree. This email asks the new one. Another email asks the old one.',
      de: 'Jemand, der schon ein Konto bei {site} hat, möchte dafür diese Adresse verwenden. In dieser Mail geht es nicht um ein neues Konto. Wenn du zustimmst, gehört diese Adresse zu jenem Konto, und wer es hat, behält es.\n\nBeide Adressen müssen zustimmen. Diese Mail fragt die neue. Eine andere Mail fragt die alte.',
    },
    button: { en: 'Yes, it’s my account', de: 'Ja, es ist mein Konto' },
    code: orTypeCode,
    after: {
      en: 'Didn’t ask for this yourself? Then please don’t agree: your address would belong to someone else’s account. You don’t need to do anything else. Nothing happens without this email.',
      de: 'Du hast das nicht angefordert? Dann stimme bitte nicht zu: Deine Adresse würde zu einem fremden Konto gehören. Sonst musst du nichts tun. Ohne diese Mail geschieht nichts.',
    },
  },
  reauthentication: {
    subject: { en: 'Your code for {site}', de: 'Dein Code für {site}' },
    text: {
      en: 'You’re about to change something important in your account. Please type this code, so we know it’s you. It works for 15 minutes.',
      de: 'Du möchtest an deinem Konto etwas Wichtiges ändern. Bitte tippe diesen Code ein, damit wir wissen, dass du es bist. Er gilt 15 Minuten.',
    },
    code: { en: 'Your code:', de: 'Dein Code:' },
    after: {
      en: 'Wasn’t it you? Then please don’t type the code anywhere or give it to anyone. Set a new password here: {reset}\nThat signs out everyone else. Then reply to this email, and we’ll help you.',
      de: 'Das warst nicht du? Dann tippe den Code nirgends ein und gib ihn niemandem. Lege hier ein neues Passwort fest: {reset}\nDas meldet alle anderen ab. Antworte danach auf diese Mail, dann helfen wir dir.',
    },
  },
  invite: {
    subject: { en: 'You’re invited to {site}', de: 'Du bist zu {site} eingeladen' },
    text: {
      en: 'The team of {site} made an account for you. It starts when you confirm.',
      de: 'Das Team von {site} hat ein Konto für dich angelegt. Es beginnt, wenn du bestätigst.',
    },
    button: { en: 'Confirm and set a password', de: 'Bestätigen und Passwort festlegen' },
    code: orTypeCode,
    after: {
      en: 'Don’t want an account? Then you don’t need to do anything. We delete accounts that nobody confirms after a week.',
      de: 'Du möchtest kein Konto? Dann musst du nichts tun. Ein Konto, das niemand bestätigt, löschen wir nach einer Woche.',
    },
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
      en: 'Your account now has the address {email}. This is the last email about it to the old address.',
      de: 'Dein Konto hat jetzt die Adresse {email}. Das ist die letzte Mail dazu an die alte Adresse.',
    },
    after: answerUs,
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
    subject: {
      en: 'An app was added to your account for {site}',
      de: 'Zu deinem Konto bei {site} kam eine App dazu',
    },
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
      en: 'The codes of that app no longer work. Signing in still asks for a code from another app of yours.',
      de: 'Die Codes dieser App gelten nicht mehr. Die Anmeldung fragt weiterhin nach einem Code aus einer anderen App von dir.',
    },
    after: tellUs,
  },
  recovery_codes_made: {
    subject: { en: 'New recovery codes were made for {site}', de: 'Für {site} wurden neue Ersatz-Codes gemacht' },
    text: {
      en: 'Ten new recovery codes were made in your account a moment ago. If there were older ones, they no longer work.',
      de: 'In deinem Konto wurden gerade zehn neue Ersatz-Codes gemacht. Wenn es ältere gab, gelten sie nicht mehr.',
    },
    after: tellUs,
  },
  recovery_codes_removed: {
    subject: { en: 'The recovery codes for {site} were removed', de: 'Die Ersatz-Codes für {site} wurden entfernt' },
    text: {
      en: 'Your recovery codes no longer work. Signing in still asks for a code from your app. You can make new recovery codes in your account at any time.',
      de: 'Deine Ersatz-Codes gelten nicht mehr. Die Anmeldung fragt weiterhin nach einem Code aus deiner App. Du kannst in deinem Konto jederzeit neue Ersatz-Codes machen.',
    },
    after: tellUs,
  },
  recovery_code_used: {
    subject: { en: 'A recovery code was used for {site}', de: 'Ein Ersatz-Code für {site} wurde benutzt' },
    text: {
      en: 'Someone used one of your recovery codes. Codes that are left: {count}. You can make new ones in your account at any time.',
      de: 'Jemand hat einen deiner Ersatz-Codes benutzt. Übrige Codes: {count}. Du kannst in deinem Konto jederzeit neue machen.',
    },
    after: tellUs,
  },
  service_linked: {
    subject: {
      en: 'You can now sign in to {site} with {service}',
      de: 'Du kannst dich bei {site} jetzt mit {service} anmelden',
    },
    text: {
      en: 'Someone signed in with {service}, where this address was confirmed. Both ways now lead to the same account. Your password stays as it was.',
      de: 'Jemand hat sich mit {service} angemeldet, wo diese Adresse bestätigt wurde. Beide Wege führen jetzt in dasselbe Konto. Dein Passwort bleibt, wie es war.',
    },
    after: tellUs,
  },
  setting_changes: {
    subject: { en: 'A change for {site}: please look', de: 'Eine Änderung bei {site}: bitte sieh nach' },
    text: {
      en: '{name} has changed where money or mail goes, or who may do what:\n\n{changes}\n\nUnless the site is being set up right now, the change becomes active in one hour. Until then every admin can stop it.',
      de: '{name} hat geändert, wohin Geld oder Mails gehen oder wer was darf:\n\n{changes}\n\nWenn die Website nicht gerade erst eingerichtet wird, gilt die Änderung in einer Stunde. Bis dahin können alle Admins sie anhalten.',
    },
    button: { en: 'See the change', de: 'Die Änderung ansehen' },
    after: {
      en: 'Wasn’t it you? Or is something wrong? Then sign in with your second step and stop the change there with a button. Opening the link alone changes nothing.',
      de: 'Das warst nicht du? Oder stimmt etwas nicht? Dann melde dich mit deinem zweiten Schritt an und halte die Änderung dort mit einem Knopf an. Den Link nur zu öffnen ändert nichts.',
    },
  },
  deleted: {
    subject: { en: 'Your account for {site} is deleted', de: 'Dein Konto bei {site} ist gelöscht' },
    text: {
      en: 'Your account and everything that belonged to it has been deleted. You can make a new one at any time.',
      de: 'Dein Konto und alles, was dazugehört, ist gelöscht. Du kannst jederzeit ein neues anlegen.',
    },
    after: answerUs,
  },
} as const satisfies Record<string, MailWords>;

export type AccountMailKind = keyof typeof accountMails;
