import { type FailureCode, nothingHere } from '#contract/failures.ts';
import type { Localized } from '#contract/locale.ts';
import { accountProblems } from './account-failures.ts';

/** What a visitor reads where a call to the server ends badly, by the code that programs read (`contract/failures.ts`). */
export const failureWords = {
  invalid_message: {
    en: 'The message couldn’t be read. Please send it again.',
    de: 'Die Nachricht konnte nicht gelesen werden. Bitte sende sie noch einmal.',
  },
  invalid_request: {
    en: 'The request couldn’t be read. Please try it again.',
    de: 'Die Anfrage konnte nicht gelesen werden. Bitte versuch es noch einmal.',
  },
  invalid_token: accountProblems.session_not_found,
  no_address: {
    en: 'This visitor didn’t leave an email address. Your answer wasn’t sent.',
    de: 'Zu dieser Nachricht gibt es keine E-Mail-Adresse. Deine Antwort wurde nicht gesendet.',
  },
  no_mailbox: {
    en: 'This isn’t a complete email address. Please check it.',
    de: 'Das ist keine vollständige E-Mail-Adresse. Bitte prüfe sie.',
  },
  password_too_weak: {
    en: 'This password can be guessed quickly. At least eight characters are needed, and several unrelated words are best.',
    de: 'Dieses Passwort ist zu leicht zu erraten. Es braucht mindestens acht Zeichen. Am besten sind mehrere Wörter, die nicht zusammengehören.',
  },
  address_taken: {
    en: 'This address already has an account here. Please use another one.',
    de: 'Zu dieser Adresse gibt es hier schon ein Konto. Bitte nimm eine andere.',
  },
  set_up_over: {
    en: 'This link doesn’t work any more: it’s older than a week, or there’s an admin by now. If that’s you, please sign in.',
    de: 'Dieser Link gilt nicht mehr: Er ist älter als eine Woche, oder es gibt inzwischen ein Admin-Konto. Wenn es deins ist, melde dich bitte an.',
  },
  admins_only: {
    en: 'Only admins can do this. Please ask one of them.',
    de: 'Das können nur Admins. Bitte frag jemanden mit dieser Rolle.',
  },
  setting_refused: {
    en: 'This can’t be saved yet.',
    de: 'Das kann noch nicht gespeichert werden.',
  },
  setting_fixed: {
    en: 'This value is set by the server and can only be changed there.',
    de: 'Dieser Wert ist vom Server vorgegeben und lässt sich nur dort ändern.',
  },
  setting_changed: {
    en: 'Someone else has changed this meanwhile. Yours hasn’t been saved. Please look at theirs first, then decide.',
    de: 'Inzwischen hat jemand anders das geändert. Deine Änderung wurde nicht gespeichert. Bitte sieh dir zuerst die andere an und entscheide dann.',
  },
  counts_already: {
    en: 'This change is active already, or someone else has stopped it. You can change the value back above.',
    de: 'Diese Änderung gilt schon, oder jemand anders hat sie angehalten. Du kannst den Wert oben wieder ändern.',
  },
  last_admin: {
    en: 'This is the only admin. Please make someone else an admin first.',
    de: 'Das ist das einzige Admin-Konto. Bitte mach zuerst jemand anderen zum Admin.',
  },
  no_such_account: {
    en: 'There’s no account with this address whose owner has answered our mail. Please ask them to make an account here first.',
    de: 'Zu dieser Adresse gibt es kein bestätigtes Konto. Bitte den Menschen, hier zuerst ein Konto anzulegen.',
  },
  role_same: {
    en: 'This account has exactly this role already. Nothing has changed.',
    de: 'Dieses Konto hat genau diese Rolle schon. Es hat sich nichts geändert.',
  },
  role_waits: {
    en: 'Another change of this role waits already. You can stop it at the top of the page.',
    de: 'Für diese Rolle wartet schon eine Änderung. Du kannst sie oben auf der Seite anhalten.',
  },
  mail_not_sent: {
    en: 'The test mail couldn’t be sent.',
    de: 'Die Test-Mail konnte nicht gesendet werden.',
  },
  mail_test_over: {
    en: 'This number has ended. Please send a new test mail.',
    de: 'Diese Zahl gilt nicht mehr. Bitte sende eine neue Test-Mail.',
  },
  wrong_mail_number: {
    en: 'That number isn’t right. Please take the one from the newest test mail.',
    de: 'Die Zahl stimmt nicht. Bitte nimm die aus der neuesten Test-Mail.',
  },
  proof_needed: accountProblems.reauthentication_needed,
  not_team: {
    en: 'Only the team can do this, and your account isn’t part of it.',
    de: 'Das kann nur das Team, und dein Konto gehört nicht dazu.',
  },
  not_your_note: {
    en: 'Only the person who wrote a note can delete it.',
    de: 'Eine Notiz kann nur löschen, wer sie geschrieben hat.',
  },
  not_found: { en: nothingHere, de: 'Unter dieser Adresse gibt es nichts.' },
  unknown_message: {
    en: 'There’s no message behind this link. Perhaps part of the link is missing, or the message was deleted.',
    de: 'Hinter diesem Link ist keine Nachricht. Vielleicht ist der Link nicht vollständig, oder die Nachricht ist gelöscht.',
  },
  second_step_needed: accountProblems.insufficient_aal,
  no_second_step: {
    en: 'Your role in the team is active once you sign in with two steps. Please set up an app on your account page first.',
    de: 'Deine Rolle im Team gilt, sobald du dich in zwei Schritten anmeldest. Bitte richte zuerst auf deiner Konto-Seite eine App ein.',
  },
  second_code_needed: {
    en: 'Your account has a second step. Please type its code too.',
    de: 'Dein Konto hat einen zweiten Schritt. Bitte tippe auch dessen Code ein.',
  },
  wrong_second_code: accountProblems.mfa_verification_failed,
  new_second_code: {
    en: 'This code is from an app or from recovery codes that are less than one hour old. For money, mail and roles they only work after an hour. Please use an older app or an older recovery code, or try again later.',
    de: 'Dieser Code ist aus einer App oder von Ersatz-Codes, die noch keine Stunde alt sind. Bei Geld, Mails und Rollen gelten sie erst nach einer Stunde. Bitte nimm eine ältere App oder einen älteren Ersatz-Code, oder versuche es später noch einmal.',
  },
  wrong_password: accountProblems.current_password_invalid,
  wrong_code: accountProblems.reauthentication_not_valid,
  foreign_origin: {
    en: 'This form was sent from another website. Please use the form on our page.',
    de: 'Dieses Formular kam von einer anderen Website. Bitte nutze das Formular auf unserer Seite.',
  },
  wrong_method: {
    en: 'This address can’t be called in this way.',
    de: 'So lässt sich diese Adresse nicht aufrufen.',
  },
  already_sent: {
    en: 'This answer has already been sent, with a different text. Please look at what was sent. If something is missing from it, write a new answer.',
    de: 'Diese Antwort wurde schon gesendet, mit einem anderen Text. Bitte sieh nach, was gesendet wurde. Wenn darin etwas fehlt, schreib eine neue Antwort.',
  },
  answered_meanwhile: {
    en: 'Someone else has already answered. Your answer hasn’t been sent yet. Please read theirs first, then decide.',
    de: 'Inzwischen hat schon jemand geantwortet. Deine Antwort wurde noch nicht gesendet. Bitte lies zuerst die andere und entscheide dann.',
  },
  text_refused: {
    en: 'This text can’t be published yet.',
    de: 'Dieser Text kann noch nicht veröffentlicht werden.',
  },
  text_not_shown: {
    en: 'A page can’t be shown with this, so it wasn’t published. Visitors still read what was there before.',
    de: 'Eine Seite lässt sich damit nicht anzeigen, darum wurde es nicht veröffentlicht. Besucherinnen und Besucher lesen weiter, was vorher da stand.',
  },
  entry_refused: {
    en: 'This entry can’t be published yet.',
    de: 'Dieser Eintrag kann noch nicht veröffentlicht werden.',
  },
  list_full: {
    en: 'This list already shows 100 entries, as many as fit on one page. Please hide one first.',
    de: 'Diese Liste zeigt schon 100 Einträge, mehr passen nicht auf eine Seite. Bitte blende zuerst einen aus.',
  },
  too_many_drafts: {
    en: 'You have 300 drafts, as many as we keep for one person. Please publish or delete some first.',
    de: 'Du hast 300 Entwürfe, mehr heben wir für eine Person nicht auf. Bitte veröffentliche oder lösche zuerst einige.',
  },
  too_many_links: {
    en: 'You have 50 links that still work, as many as we keep for one person. Please take some back first.',
    de: 'Du hast 50 Links, die noch gelten, mehr heben wir für eine Person nicht auf. Bitte nimm zuerst einige zurück.',
  },
  entry_changed: {
    en: 'Someone else has changed this entry meanwhile. Yours hasn’t been published. Please look at theirs first, then decide.',
    de: 'Inzwischen hat jemand anders diesen Eintrag geändert. Deiner wurde nicht veröffentlicht. Bitte sieh dir zuerst den anderen an und entscheide dann.',
  },
  text_changed: {
    en: 'Someone else has changed this text meanwhile. Yours hasn’t been published. Please read theirs first, then decide.',
    de: 'Inzwischen hat jemand anders diesen Text geändert. Deiner wurde nicht veröffentlicht. Bitte lies zuerst den anderen und entscheide dann.',
  },
  picture_words: {
    en: 'Please say what the picture shows, in both languages.',
    de: 'Bitte sag in beiden Sprachen, was das Bild zeigt.',
  },
  picture_used: {
    en: 'This picture is still used, so it stays. Please take it out where it’s shown first.',
    de: 'Dieses Bild wird noch verwendet, darum bleibt es. Bitte nimm es zuerst dort heraus, wo es gezeigt wird.',
  },
  picture_too_large: {
    en: 'This file is larger than 20 MB. Please take a smaller picture.',
    de: 'Diese Datei ist größer als 20 MB. Bitte nimm ein kleineres Bild.',
  },
  picture_unreadable: {
    en: 'We can’t use this file as a picture. JPEG, PNG, WebP and GIF work, up to 50 megapixels; a matching file name alone isn’t enough.',
    de: 'Diese Datei können wir nicht als Bild verwenden. JPEG, PNG, WebP und GIF gehen, bis 50 Megapixel; der Name allein genügt nicht.',
  },
  message_deleted: {
    en: 'This message is deleted. Please bring it back first.',
    de: 'Diese Nachricht ist gelöscht. Bitte hol sie zuerst zurück.',
  },
  message_suspected: {
    en: 'This message is in suspected spam. Please say first that it isn’t spam. Your answer wasn’t sent.',
    de: 'Diese Nachricht liegt unter „Verdacht auf Spam“. Bitte sag zuerst, dass sie kein Spam ist. Deine Antwort wurde nicht gesendet.',
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
  texts_unavailable: {
    en: 'We can’t reach the texts right now. Please try again in a few minutes.',
    de: 'Die Texte sind gerade nicht erreichbar. Bitte versuche es in ein paar Minuten noch einmal.',
  },
  pictures_unavailable: {
    en: 'We can’t reach the pictures right now. Please try again in a few minutes.',
    de: 'Die Bilder sind gerade nicht erreichbar. Bitte versuche es in ein paar Minuten noch einmal.',
  },
  status_unavailable: {
    en: 'We can’t look this up right now. Please try again in a few minutes.',
    de: 'Wir können das gerade nicht nachsehen. Bitte versuche es in ein paar Minuten noch einmal.',
  },
  no_room: {
    en: 'Our server has no room left, so this wasn’t saved. Please tell the person who runs the server, and try again later.',
    de: 'Auf unserem Server ist kein Platz mehr, darum wurde das nicht gespeichert. Bitte sag es dem Menschen, der den Server betreibt, und versuche es danach noch einmal.',
  },
  full: {
    en: 'A lot is arriving here right now. Please wait a moment and try again.',
    de: 'Gerade kommt hier sehr viel auf einmal an. Bitte warte etwas und versuche es noch einmal.',
  },
  unavailable: {
    en: 'We can’t store messages right now. Please try again in a few minutes.',
    de: 'Wir können gerade keine Nachrichten speichern. Bitte versuche es in ein paar Minuten noch einmal.',
  },
} as const satisfies Readonly<Record<FailureCode, Localized>>;

/** Said beside a failure where a form without JavaScript was too large to be read. */
export const goBack: Localized = {
  en: 'Go back in your browser first: what you typed is still there.',
  de: 'Geh dafür in deinem Browser zurück: Was du getippt hast, ist noch da.',
};
