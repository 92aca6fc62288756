import type { AccountCode } from '#contract/failures.ts';
import type { Localized } from '#contract/locale.ts';

const signedOut: Localized = {
  en: 'You were signed out. Please sign in again.',
  de: 'Du wurdest abgemeldet. Bitte melde dich neu an.',
};

/** Why a call of the accounts failed, by the server's code. The server's own words are technical and English only. */
export const accountProblems = {
  AuthSessionMissingError: signedOut,
  bad_jwt: signedOut,
  current_password_invalid: {
    en: 'That’s not your current password. Please try it again.',
    de: 'Das ist nicht dein jetziges Passwort. Bitte versuch es noch einmal.',
  },
  email_address_invalid: {
    en: 'We can’t write to this address. Please check it. It should look like this: name@example.org',
    de: 'An diese Adresse können wir nicht schreiben. Bitte prüfe sie. So sieht eine aus: name@example.org',
  },
  email_exists: {
    en: 'This address can’t be used. Please use another one.',
    de: 'Diese Adresse geht nicht. Bitte nimm eine andere.',
  },
  email_not_confirmed: {
    en: 'Your address isn’t confirmed yet. The link and the code are in our email.',
    de: 'Deine Adresse ist noch nicht bestätigt. Link und Code stehen in unserer Mail.',
  },
  insufficient_aal: {
    en: 'This needs the second step of your account first.',
    de: 'Dafür ist zuerst der zweite Schritt deines Kontos nötig.',
  },
  invalid_credentials: {
    en: 'That address and password don’t match. If you’ve only now made your account: open our email and confirm first. A code by email or a new password helps too.',
    de: 'Diese Adresse und dieses Passwort passen nicht zusammen. Wenn du dein Konto eben erst angelegt hast: Öffne unsere Mail und bestätige zuerst. Ein Code per Mail oder ein neues Passwort hilft auch.',
  },
  mfa_challenge_expired: {
    en: 'That took too long. Please type the code your app shows now.',
    de: 'Das hat zu lange gedauert. Bitte tippe den Code ein, den deine App jetzt zeigt.',
  },
  mfa_factor_name_conflict: {
    en: 'You already have an app with this name. Please choose another name.',
    de: 'Du hast schon eine App mit diesem Namen. Bitte nimm einen anderen.',
  },
  mfa_factor_not_found: {
    en: 'This app no longer belongs to your account. Please load the page again.',
    de: 'Diese App gehört nicht mehr zu deinem Konto. Bitte lade die Seite neu.',
  },
  mfa_recovery_codes_locked: {
    en: 'Too many wrong codes. Please try again in an hour, or use your app.',
    de: 'Zu viele falsche Codes. Bitte versuch es in einer Stunde noch einmal oder nimm deine App.',
  },
  mfa_recovery_codes_sole_factor: {
    en: 'Recovery codes only work together with an app for the second step.',
    de: 'Ersatz-Codes gibt es nur neben einer App für den zweiten Schritt.',
  },
  mfa_verification_failed: {
    en: 'That code isn’t right, or was already used. Please wait until your app shows a new one. If it’s never right, check the clock of your phone.',
    de: 'Der Code stimmt nicht oder wurde schon benutzt. Bitte warte, bis deine App einen neuen zeigt. Wenn er nie stimmt: Prüfe die Uhr deines Handys.',
  },
  mfa_verified_factor_exists: {
    en: 'This was already set up.',
    de: 'Das war schon eingerichtet.',
  },
  otp_expired: {
    en: 'That didn’t work: the code or link is wrong, has been used already, or is older than 15 minutes.',
    de: 'Das hat nicht geklappt: Der Code oder Link ist falsch, wurde schon benutzt oder ist älter als 15 Minuten.',
  },
  over_email_send_rate_limit: {
    en: 'We’ve already written to this address several times. Please wait an hour, and check the spam folder.',
    de: 'Wir haben an diese Adresse schon mehrmals geschrieben. Bitte warte eine Stunde und schau in den Spam-Ordner.',
  },
  over_request_rate_limit: {
    en: 'Too many tries in a short time. Please take a break of 15 minutes. If that isn’t enough, try again in an hour.',
    de: 'Zu viele Versuche in kurzer Zeit. Bitte mach eine Viertelstunde Pause. Reicht das nicht, versuch es in einer Stunde noch einmal.',
  },
  /** The server has one code for both kinds of second step (app/features/sign-in/factor-step.tsx). */
  recovery_code_wrong: {
    en: 'That recovery code isn’t right, or has been used already. Please check it, or use another one.',
    de: 'Dieser Ersatz-Code stimmt nicht oder wurde schon benutzt. Bitte prüfe ihn oder nimm einen anderen.',
  },
  reauthentication_needed: {
    en: 'This needs a code first, so we know it’s you.',
    de: 'Dafür ist zuerst ein Code nötig, damit wir wissen, dass du es bist.',
  },
  reauthentication_not_valid: {
    en: 'That code isn’t right, or is older than 15 minutes. Please check it, or ask for a new one.',
    de: 'Der Code stimmt nicht oder ist älter als 15 Minuten. Bitte prüfe ihn oder lass dir einen neuen schicken.',
  },
  same_password: {
    en: 'This is already your password. Please choose another one.',
    de: 'Das ist dein bisheriges Passwort. Bitte wähle ein anderes.',
  },
  session_expired: signedOut,
  session_not_found: signedOut,
  signup_disabled: {
    en: 'Nobody can make a new account at the moment. Please write to us.',
    de: 'Im Moment kann niemand ein neues Konto anlegen. Bitte schreib uns.',
  },
  single_identity_not_deletable: {
    en: 'This is your only way to sign in, so it stays.',
    de: 'Das ist dein einziger Weg zur Anmeldung, deshalb bleibt er.',
  },
  too_many_enrolled_mfa_factors: {
    en: 'You have as many apps as an account can have. Please remove one first.',
    de: 'Du hast so viele Apps, wie ein Konto haben kann. Bitte entferne zuerst eine.',
  },
  user_banned: {
    en: 'This account is locked. Please write to us.',
    de: 'Dieses Konto ist gesperrt. Bitte schreib uns.',
  },
  user_not_found: signedOut,
  weak_password: {
    en: 'This password is too weak.',
    de: 'Dieses Passwort ist zu schwach.',
  },
} as const satisfies Readonly<Partial<Record<AccountCode, Localized>>>;

/** What makes a password weak, and what helps. */
export const weakReasons = {
  length: {
    en: 'Please use at least 8 characters. Several words in a row are fine.',
    de: 'Bitte nimm mindestens 8 Zeichen. Mehrere Wörter hintereinander sind gut.',
  },
  characters: {
    en: 'Please also use other characters.',
    de: 'Bitte verwende auch andere Zeichen.',
  },
  pwned: {
    en: 'It’s well known or can be guessed quickly. Several unrelated words are better.',
    de: 'Es ist bekannt oder bald zu erraten. Besser sind mehrere Wörter, die nicht zusammengehören.',
  },
} as const satisfies Record<string, Localized>;

/** Where the server gave no reason that we have words for, or no answer at all. */
export const otherAccountProblems = {
  unreachable: {
    en: 'We can’t reach the accounts right now. Nothing is lost: please try again in a few minutes.',
    de: 'Wir erreichen die Konten gerade nicht. Nichts ist verloren: Bitte versuch es in ein paar Minuten noch einmal.',
  },
  offline: {
    en: 'You’re offline. What you typed stays here: please try again when you’re back online.',
    de: 'Du bist offline. Was du eingegeben hast, bleibt hier: Bitte versuch es noch einmal, wenn du wieder verbunden bist.',
  },
  refused: { en: 'That didn’t work.', de: 'Das hat nicht geklappt.' },
  /** Before the server's own sentence. */
  serverSays: { en: 'The server says: {message}', de: 'Der Server sagt: {message}' },
} as const satisfies Record<string, Localized>;

/** Something was sent and no answer came: it may have arrived. Whatever says this can be sent again without being done twice. */
export const unanswered: Localized = {
  en: 'No answer came from the server, so we don’t know whether this worked. Nothing you typed is lost. Please try again in a few minutes: that does no harm.',
  de: 'Vom Server kam keine Antwort, darum wissen wir nicht, ob es geklappt hat. Was du getippt hast, ist noch da. Versuch es bitte in ein paar Minuten noch einmal: Das schadet nicht.',
};

/** Where somebody has left what they pressed before the answer came, which follows. */
export const leftBefore: Localized = { en: 'About your last change', de: 'Zu deiner letzten Änderung' };
