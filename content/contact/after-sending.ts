import type { Localized } from '#contract/locale.ts';

/** What stands on Contact once the form was sent, and what is said of a message beside other forms. */
export const afterSendingWords = {
  sent: {
    en: "Message sent successfully! We'll get back to you soon.",
    de: 'Nachricht erfolgreich gesendet! Wir melden uns bald bei dir.',
  },
  sentReference: {
    en: 'Thank you for writing to us. Your reference number:',
    de: 'Danke, dass du uns schreibst. Deine Nummer:',
  },
  again: { en: 'Send Another Message', de: 'Noch eine Nachricht senden' },
  refused: { en: 'Failed to send message: {detail}', de: 'Die Nachricht konnte nicht gesendet werden: {detail}' },
  next: { en: 'What happens next', de: 'Wie es weitergeht' },
  nextRead: {
    en: 'One of us will read your message. We’re volunteers and don’t read at night.',
    de: 'Jemand von uns liest deine Nachricht. Wir sind Freiwillige und lesen nachts nicht.',
  },
  nextAnswer: {
    en: 'You’ll get an answer by email within {days} days.',
    de: 'Du bekommst innerhalb von {days} Tagen eine Antwort per E-Mail.',
  },
  nextNoPhone: { en: 'Nobody will phone you.', de: 'Niemand ruft dich an.' },
  nextUrgent: { en: 'We can’t help in an emergency.', de: 'In einem Notfall können wir nicht helfen.' },
} as const satisfies Readonly<Record<string, Localized>>;
