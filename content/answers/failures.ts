import type { Localized } from '#contract/locale.ts';

/** What a visitor reads where a call to the server ends badly, by the code that programs read (`server/functions/answers.ts`). */
export const failureWords = {
  invalid_message: { en: 'The message couldn’t be read.', de: 'Die Nachricht konnte nicht gelesen werden.' },
  invalid_request: { en: 'The request couldn’t be read.', de: 'Die Anfrage konnte nicht gelesen werden.' },
  invalid_token: {
    en: 'You’re not signed in any more. Please sign in again.',
    de: 'Du bist nicht mehr angemeldet. Bitte melde dich neu an.',
  },
  no_address: {
    en: 'This visitor didn’t leave an e-mail address. Your answer wasn’t sent.',
    de: 'Zu dieser Nachricht gibt es keine E-Mail-Adresse. Deine Antwort wurde nicht gesendet.',
  },
  proof_needed: {
    en: 'Please show once more that it’s you: type your password, or a code we e-mail to you.',
    de: 'Bitte zeige noch einmal, dass du es bist: Tippe dein Passwort ein oder einen Code, den wir dir mailen.',
  },
  not_team: {
    en: 'Only the team can do this, and your account isn’t part of it.',
    de: 'Das kann nur das Team, und dein Konto gehört nicht dazu.',
  },
  not_your_note: {
    en: 'Only the person who wrote a note can delete it.',
    de: 'Eine Notiz kann nur löschen, wer sie geschrieben hat.',
  },
  not_found: { en: 'There is nothing at this address.', de: 'Unter dieser Adresse gibt es nichts.' },
  unknown_message: {
    en: 'There’s no message behind this link. Perhaps part of the link is missing, or the message was deleted.',
    de: 'Hinter diesem Link ist keine Nachricht. Vielleicht ist der Link nicht vollständig, oder die Nachricht ist gelöscht.',
  },
  second_step_needed: {
    en: 'Your account asks for a second step. Please sign in with it first.',
    de: 'Dein Konto verlangt einen zweiten Schritt. Bitte melde dich zuerst damit an.',
  },
  no_second_step: {
    en: 'Your role in the team is active once you sign in with two steps. Please set up an app on your account page first.',
    de: 'Deine Rolle im Team gilt, sobald du dich in zwei Schritten anmeldest. Bitte richte zuerst auf deiner Konto-Seite eine App ein.',
  },
  second_code_needed: {
    en: 'Your account has a second step. Please type the code your app shows now, or a recovery code.',
    de: 'Dein Konto hat einen zweiten Schritt. Bitte tippe den Code ein, den deine App jetzt zeigt, oder einen Ersatz-Code.',
  },
  wrong_second_code: {
    en: 'This second-step code isn’t right, or has been used already. Please use the one your app shows now.',
    de: 'Dieser Code des zweiten Schritts stimmt nicht oder wurde schon benutzt. Bitte nimm den, den deine App jetzt zeigt.',
  },
  wrong_password: { en: 'This password isn’t right.', de: 'Dieses Passwort stimmt nicht.' },
  wrong_code: {
    en: 'This code isn’t right, or it’s no longer valid. You can ask for a new one.',
    de: 'Dieser Code stimmt nicht oder gilt nicht mehr. Du kannst einen neuen anfordern.',
  },
  foreign_origin: {
    en: 'This form was sent from another website. Please use the form on our page.',
    de: 'Dieses Formular kam von einer anderen Website. Bitte nutze das Formular auf unserer Seite.',
  },
  wrong_method: { en: 'Messages are sent with POST.', de: 'Nachrichten werden mit POST gesendet.' },
  already_sent: {
    en: 'This answer has already been sent, with a different text. Please look at what was sent. If something is missing from it, write a new answer.',
    de: 'Diese Antwort wurde schon gesendet, mit einem anderen Text. Bitte sieh nach, was gesendet wurde. Wenn darin etwas fehlt, schreib eine neue Antwort.',
  },
  answered_meanwhile: {
    en: 'Someone else has already answered. Your answer hasn’t been sent yet. Please read theirs first, then decide.',
    de: 'Inzwischen hat schon jemand geantwortet. Deine Antwort wurde noch nicht gesendet. Bitte lies zuerst die andere und entscheide dann.',
  },
  message_deleted: {
    en: 'This message is deleted. Please bring it back first.',
    de: 'Diese Nachricht ist gelöscht. Bitte hol sie zuerst zurück.',
  },
  message_suspected: {
    en: 'This message is in suspected spam. Please say first that it isn’t spam. Your answer wasn’t sent.',
    de: 'Diese Nachricht liegt beim Verdacht auf Spam. Bitte sag zuerst, dass sie kein Spam ist. Deine Antwort wurde nicht gesendet.',
  },
  too_large: {
    en: 'Your message is too large to send. Please shorten it.',
    de: 'Deine Nachricht ist zu groß zum Senden. Bitte kürze sie.',
  },
  unsupported_type: { en: 'Messages are sent as JSON.', de: 'Nachrichten werden als JSON gesendet.' },
  too_many: {
    en: 'Many messages came from your internet connection. Please wait a little and try again later.',
    de: 'Von deinem Internetanschluss kamen viele Nachrichten. Bitte warte etwas und versuche es später noch einmal.',
  },
  too_many_look_ups: {
    en: 'Many look-ups came from your internet connection. Please wait a little and try again later.',
    de: 'Von deinem Internetanschluss wurde sehr oft nachgesehen. Bitte warte etwas und versuche es später noch einmal.',
  },
  too_often: {
    en: 'This was tried many times with your account. Please wait a little and try again later.',
    de: 'Das wurde mit deinem Konto sehr oft versucht. Bitte warte etwas und versuche es später noch einmal.',
  },
  many_at_once: {
    en: 'A lot is arriving from your internet connection at once. Please wait a moment and try again.',
    de: 'Von deinem Internetanschluss kommt gerade sehr viel auf einmal an. Bitte warte etwas und versuche es noch einmal.',
  },
  failed: {
    en: 'Something went wrong on our side. Please try again later.',
    de: 'Bei uns ist etwas schiefgegangen. Bitte versuche es später noch einmal.',
  },
  account_unavailable: {
    en: 'We can’t reach your account right now. Please try again in a few minutes.',
    de: 'Dein Konto ist gerade nicht erreichbar. Bitte versuche es in ein paar Minuten noch einmal.',
  },
  inbox_unavailable: {
    en: 'We can’t reach the inbox right now. Please try again in a few minutes.',
    de: 'Der Posteingang ist gerade nicht erreichbar. Bitte versuche es in ein paar Minuten noch einmal.',
  },
  status_unavailable: {
    en: 'We can’t look this up right now. Please try again in a few minutes.',
    de: 'Wir können das gerade nicht nachsehen. Bitte versuche es in ein paar Minuten noch einmal.',
  },
  full: {
    en: 'A lot is arriving here right now. Please wait a moment and try again.',
    de: 'Gerade kommt hier sehr viel auf einmal an. Bitte warte etwas und versuche es noch einmal.',
  },
  unavailable: {
    en: 'We can’t store messages right now. Please try again in a few minutes.',
    de: 'Wir können gerade keine Nachrichten speichern. Bitte versuche es in ein paar Minuten noch einmal.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** Said beside a failure where a form without JavaScript was too large to be read. */
export const goBack: Localized = {
  en: 'Go back in your browser first: what you typed is still there.',
  de: 'Geh dafür in deinem Browser zurück: Was du getippt hast, ist noch da.',
};
