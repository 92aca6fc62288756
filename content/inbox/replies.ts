import type { Localized } from '#contract/locale.ts';

/** The words around an answer of the team. */
export const replyWords = {
  title: { en: 'Answer', de: 'Antwort' },
  elsewhere: { en: 'Answered outside the inbox.', de: 'Außerhalb des Posteingangs beantwortet.' },
  noneWanted: { en: 'They don’t need an answer.', de: 'Es wird keine Antwort gebraucht.' },
  open: { en: 'Write an answer', de: 'Eine Antwort schreiben' },
  next: { en: 'Next waiting message', de: 'Nächste wartende Nachricht' },
  noneWaits: { en: 'No other message is waiting for an answer.', de: 'Sonst wartet keine Nachricht auf eine Antwort.' },
  anyway: { en: 'Answer anyway', de: 'Trotzdem antworten' },
  another: { en: 'Write another answer', de: 'Noch eine Antwort schreiben' },
  label: { en: 'Your answer', de: 'Deine Antwort' },
  begin: { en: 'Ready sentences', de: 'Fertige Sätze' },
  beginHint: {
    en: 'They’re in the visitor’s language: {language}. You can change every word.',
    de: 'Sie stehen in der Sprache der Nachricht: {language}. Du kannst jedes Wort ändern.',
  },
  choose: { en: 'Please choose', de: 'Bitte wählen' },
  insert: { en: 'Put into the answer', de: 'In die Antwort einfügen' },
  insertMissing: { en: 'Please choose a sentence first.', de: 'Bitte wähle zuerst einen Satz.' },
  inserted: { en: 'The sentences are in your answer.', de: 'Die Sätze stehen in deiner Antwort.' },
  appended: {
    en: 'The sentences are below what you wrote.',
    de: 'Die Sätze stehen unter dem, was du geschrieben hast.',
  },
  takeOut: { en: 'Take them out again', de: 'Wieder herausnehmen' },
  to: { en: 'To', de: 'An' },
  from: { en: 'From', de: 'Von' },
  replyTo: { en: 'Their replies go to', de: 'Was zurückkommt, geht an' },
  noMailServer: {
    en: 'No mail server is set up: nobody will receive this answer.',
    de: 'Es ist kein Mailserver eingerichtet: Diese Antwort bekommt niemand.',
  },
  markDone: { en: 'The message is done after this', de: 'Danach ist die Nachricht erledigt' },
  send: { en: 'Send the answer', de: 'Antwort senden' },
  sendAsWell: { en: 'Send mine too', de: 'Meine auch senden' },
  sending: { en: 'One moment …', de: 'Einen Moment …' },
  missing: { en: 'Please write your answer first.', de: 'Bitte schreib zuerst deine Antwort.' },
  gap: {
    en: 'There’s still a gap to fill in or delete: {gap}',
    de: 'Da ist noch eine Lücke zum Füllen oder Löschen: {gap}',
  },
  tooLong: {
    en: 'Please use at most {most} characters. You have {count}.',
    de: 'Bitte nimm höchstens {most} Zeichen. Das sind {count}.',
  },
  sent: { en: 'Your answer is on its way to {email}.', de: 'Deine Antwort ist unterwegs an {email}.' },
  meanwhile: {
    en: 'Someone else has already answered: you can see their answer above. Yours wasn’t sent and is still here. You decide.',
    de: 'In der Zwischenzeit hat jemand anderes geantwortet: Die Antwort steht oben. Deine wurde nicht gesendet und steht noch da. Du entscheidest.',
  },
  otherWays: { en: 'Answered elsewhere, or did they write again?', de: 'Anders beantwortet, oder kam wieder etwas?' },
  ownProgram: { en: 'Write in my own mail program', de: 'Im eigenen Mail-Programm schreiben' },
  markElsewhere: { en: 'I answered in my own mail program', de: 'Ich habe im eigenen Mail-Programm geantwortet' },
  elsewhereDone: { en: 'Noted: the message is answered.', de: 'Notiert: Die Nachricht ist beantwortet.' },
  markAgain: { en: 'They wrote again', de: 'Es kam wieder eine Nachricht' },
  againHint: {
    en: 'Their replies arrive in the team’s mailbox. If you see one there, tell us here.',
    de: 'Was zurückkommt, landet im Postfach des Teams. Wenn du dort etwas siehst, sag es hier.',
  },
  againDone: {
    en: 'Noted: the message is waiting for our answer.',
    de: 'Notiert: Die Nachricht wartet auf unsere Antwort.',
  },
} as const satisfies Record<string, Localized>;

/** Stands in ready sentences where only the writer knows what belongs there. An answer with one is not sent. */
export const gap = '[…]';

/** Around the first ready sentences of an answer. `{name}` is the visitor's. */
export const replyFrame = {
  greeting: { en: 'Hello {name},', de: 'Hallo {name},' },
  greetingNameless: { en: 'Hello,', de: 'Hallo,' },
  closing: { en: 'Kind regards\nThe team of {site}', de: 'Viele Grüße\nDein Team von {site}' },
} as const satisfies Record<string, Localized>;

/** Sentences to begin an answer with, in the visitor’s language. They hold no fact and no promise that only the writer could know to be true. */
export const replyTemplates = [
  {
    id: 'thanks',
    title: { en: 'Thank you for writing', de: 'Danke fürs Schreiben' },
    text: {
      en: 'Thank you for writing to us. We’ve read your message.',
      de: 'danke, dass du uns geschrieben hast. Wir haben deine Nachricht gelesen.',
    },
  },
  {
    id: 'longer',
    title: { en: 'We need a little longer', de: 'Wir brauchen etwas länger' },
    text: {
      en: 'We’ve read your message, and we need a little longer to answer it well. You don’t have to do anything. We plan to write again by […].',
      de: 'wir haben deine Nachricht gelesen und brauchen für eine gute Antwort etwas länger. Du musst nichts tun. Wir wollen dir bis […] wieder schreiben.',
    },
  },
  {
    id: 'question',
    title: { en: 'We have a question', de: 'Wir haben eine Frage' },
    text: {
      en: 'Thank you for your message. To make sure we understand you, we have a question: […]\n\nA short answer is enough.',
      de: 'danke für deine Nachricht. Damit wir dich gut verstehen, haben wir eine Frage: […]\n\nEine kurze Antwort reicht.',
    },
  },
  {
    id: 'cannot',
    title: { en: 'We can’t do this, but we know who can', de: 'Wir können das nicht, wissen aber, wer' },
    text: {
      en: 'Thank you for asking us. We can’t do this ourselves. You can ask here: […]',
      de: 'danke, dass du uns gefragt hast. Wir selbst können das nicht. Frag am besten hier: […]',
    },
  },
  {
    id: 'sorry',
    title: { en: 'We made a mistake', de: 'Wir haben einen Fehler gemacht' },
    text: {
      en: 'Thank you for telling us. That was our mistake, and we’re sorry. We’ve changed this: […]',
      de: 'danke, dass du uns das sagst. Das war unser Fehler, und es tut uns leid. Das haben wir geändert: […]',
    },
  },
  {
    id: 'help-now',
    title: { en: 'Where help is right now', de: 'Wo es sofort Hilfe gibt' },
    text: {
      en: 'Thank you for your trust. We’re not an emergency service, and we don’t read messages around the clock. This page lists who can help right now: {helpNow}',
      de: 'danke für dein Vertrauen. Wir sind kein Notdienst und lesen nicht rund um die Uhr. Auf dieser Seite steht, wer sofort hilft: {helpNow}',
    },
  },
  {
    id: 'found',
    title: { en: 'Thank you for what you found', de: 'Danke für den Fund' },
    text: {
      en: 'Thank you for telling us what you found. We’ll try to reach the owner, and we’ll write again if we need anything from you.',
      de: 'danke, dass du uns deinen Fund gemeldet hast. Wir versuchen, die Person zu erreichen, der er gehört. Wenn wir noch etwas von dir brauchen, schreiben wir dir.',
    },
  },
  {
    id: 'found-back',
    title: { en: 'What you found is on its way back', de: 'Der Fund ist auf dem Rückweg' },
    text: {
      en: 'What you found is on its way back to its owner. Thank you for taking the time.',
      de: 'was du gefunden hast, ist auf dem Weg zurück. Danke, dass du dir die Zeit genommen hast.',
    },
  },
  {
    id: 'book',
    title: { en: 'About the book', de: 'Zu dem Buch' },
    text: {
      en: 'Thank you for asking about the book. This is how you can get it: […]',
      de: 'danke für deine Anfrage zu dem Buch. So kann es zu dir kommen: […]',
    },
  },
  {
    id: 'transfer',
    title: { en: 'Thank you for the transfer', de: 'Danke für die Überweisung' },
    text: {
      en: 'Thank you for telling us about your transfer.',
      de: 'danke, dass du uns von deiner Überweisung geschrieben hast.',
    },
  },
] as const satisfies readonly { id: string; title: Localized; text: Localized }[];
