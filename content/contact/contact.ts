import type { Localized } from '#contract/locale.ts';

/** The words of the contact page. */
export const contactWords = {
  title: { en: 'Get in Touch', de: 'Schreib uns' },
  lead: {
    en: 'Write to us in your own way. Short is fine. We read every message and answer by e-mail within {days} days.',
    de: 'Schreib uns, wie du magst. Kurz ist in Ordnung. Wir lesen jede Nachricht und antworten innerhalb von {days} Tagen per E-Mail.',
  },
  name: { en: 'Name or nickname', de: 'Name oder Spitzname' },
  nameHint: { en: 'At least 2 characters.', de: 'Mindestens 2 Zeichen.' },
  email: { en: 'E-mail', de: 'E-Mail' },
  emailHint: { en: 'Only used to answer you.', de: 'Nur, um dir zu antworten.' },
  reason: { en: 'Reason', de: 'Grund' },
  reasonPlaceholder: { en: 'Select a reason', de: 'Wähle einen Grund' },
  message: { en: 'Message', de: 'Nachricht' },
  messageHint: {
    en: 'At least 10 characters. Please don’t send diagnoses or names of children.',
    de: 'Mindestens 10 Zeichen. Bitte sende keine Diagnosen und keine Namen von Kindern.',
  },
  messageHintPrefilled: {
    en: 'We’ve filled in a first sentence for you. Change it as you like. At least 10 characters.',
    de: 'Wir haben einen ersten Satz für dich eingetragen. Ändere ihn, wie du magst. Mindestens 10 Zeichen.',
  },
  trap: { en: 'Please leave this field empty', de: 'Bitte lass dieses Feld leer' },
  send: { en: 'Send message', de: 'Nachricht senden' },
  sent: {
    en: "Message sent successfully! We'll get back to you soon.",
    de: 'Nachricht erfolgreich gesendet! Wir melden uns bald bei dir.',
  },
  sentTitle: { en: 'Message Sent Successfully!', de: 'Nachricht erfolgreich gesendet!' },
  sentReference: {
    en: 'Thank you for writing to us. Your reference number:',
    de: 'Danke, dass du uns schreibst. Deine Nummer:',
  },
  again: { en: 'Send Another Message', de: 'Noch eine Nachricht senden' },
  refused: { en: 'Failed to send message: {detail}', de: 'Die Nachricht konnte nicht gesendet werden: {detail}' },
  unreachable: {
    en: 'An unexpected error occurred. Please try again later.',
    de: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es später noch einmal.',
  },
  aside: { en: 'Good to know', de: 'Gut zu wissen' },
  next: { en: 'What happens next', de: 'Wie es weitergeht' },
  nextReference: { en: 'You’ll see a reference number after sending.', de: 'Nach dem Senden siehst du eine Nummer.' },
  nextRead: {
    en: 'One of us reads your message. We are volunteers and don’t read at night.',
    de: 'Jemand von uns liest deine Nachricht. Wir sind Freiwillige und lesen nachts nicht.',
  },
  nextAnswer: {
    en: 'You’ll get an answer by e-mail within {days} days.',
    de: 'Du bekommst innerhalb von {days} Tagen eine Antwort per E-Mail.',
  },
  nextNoPhone: { en: 'Nobody will phone you.', de: 'Niemand ruft dich an.' },
  nextUrgent: { en: 'We can’t help in an emergency.', de: 'In einem Notfall können wir nicht helfen.' },
  short: { en: 'No energy for a form?', de: 'Keine Kraft für ein Formular?' },
  shortText: {
    en: 'One sentence is enough. You can also write to',
    de: 'Ein Satz genügt. Du kannst auch schreiben an',
  },
  privacy: { en: 'What we do with your message', de: 'Was mit deiner Nachricht geschieht' },
  privacyText: {
    en: 'It’s stored on our server and goes to our team by e-mail. Nobody else gets it.',
    de: 'Sie wird auf unserem Server gespeichert und geht per E-Mail an unser Team. Sonst bekommt sie niemand.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
