import type { Localized } from '#contract/locale.ts';

/** What stands around the contact form. */
export const contactPageWords = {
  lead: {
    en: 'Write to us in your own way. Short is fine. We read every message and answer by email within {days} days.',
    de: 'Schreib uns, wie du magst. Kurz ist in Ordnung. Wir lesen jede Nachricht und antworten innerhalb von {days} Tagen per E-Mail.',
  },
  aside: { en: 'Good to know', de: 'Gut zu wissen' },
  nextReference: { en: 'You’ll see a reference number after sending.', de: 'Nach dem Senden siehst du eine Nummer.' },
  short: { en: 'No energy for a form?', de: 'Keine Kraft für ein Formular?' },
  shortText: {
    en: 'One sentence is enough. You can also write to',
    de: 'Ein Satz genügt. Du kannst auch schreiben an',
  },
  before: { en: 'Already written to us?', de: 'Du hast uns schon geschrieben?' },
  languages: { en: 'German or English?', de: 'Deutsch oder Englisch?' },
  languagesText: {
    en: 'You can write in either. At the top you change the language of the page.',
    de: 'Du kannst in beiden schreiben. Ganz oben wechselst du die Sprache der Seite.',
  },
  privacy: { en: 'What we do with your message', de: 'Was mit deiner Nachricht geschieht' },
  privacyText: {
    en: 'It’s stored on our server and goes to our team by email. Nobody else gets it.',
    de: 'Sie wird auf unserem Server gespeichert und geht per E-Mail an unser Team. Sonst bekommt sie niemand.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
