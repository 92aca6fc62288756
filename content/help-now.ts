import type { Localized } from '#contract/locale.ts';

type Https = `https://${string}`;

/**
 * Somebody to call or to write to. `page` is the line's own. Before it was read there, `lastChecked` is `'never'`,
 * the line has nothing but its name, and `npm run launch-check` lists it.
 */
type HelpLine = { readonly id: string; readonly name: Localized; readonly page: Https } & (
  | { readonly lastChecked: 'never'; readonly about?: undefined }
  | { readonly lastChecked: `${number}-${number}-${number}`; readonly about: Localized }
);
export type WritingLine = HelpLine & { readonly href: Https };
export type CallingLine = HelpLine & { readonly number: string };

const unread = (page: Https) => ({ page, lastChecked: 'never' }) as const;

/** Chat and mail, in the order in which they stand on the page. */
export const writingLines: readonly WritingLine[] = [
  {
    id: 'telefonseelsorge',
    name: { en: 'Chat or mail: TelefonSeelsorge', de: 'Chat oder Mail: TelefonSeelsorge' },
    href: 'https://online.telefonseelsorge.de',
    ...unread('https://www.telefonseelsorge.de'),
  },
  {
    id: 'krisenchat',
    name: { en: 'Chat: krisenchat', de: 'Chat: krisenchat' },
    href: 'https://krisenchat.de',
    ...unread('https://krisenchat.de'),
  },
  {
    id: 'children',
    name: { en: 'Mail or chat: Nummer gegen Kummer', de: 'Mail oder Chat: Nummer gegen Kummer' },
    href: 'https://www.nummergegenkummer.de',
    ...unread('https://www.nummergegenkummer.de'),
  },
  {
    id: 'violence',
    name: {
      en: 'Chat or mail: Violence against Women helpline',
      de: 'Chat oder Mail: Hilfetelefon Gewalt gegen Frauen',
    },
    href: 'https://www.hilfetelefon.de',
    about: { en: 'For women, and for people around them', de: 'Für Frauen und für Menschen in ihrem Umfeld' },
    lastChecked: '2026-11-22',
    page: 'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
  },
];

/** The phones, in the order in which they stand on the page. */
export const callingLines: readonly CallingLine[] = [
  {
    id: 'telefonseelsorge',
    number: '116 123',
    name: { en: 'TelefonSeelsorge', de: 'TelefonSeelsorge' },
    ...unread('https://www.telefonseelsorge.de'),
  },
  {
    id: 'telefonseelsorge-too',
    number: '0800 111 0 111',
    name: { en: 'TelefonSeelsorge, second number', de: 'TelefonSeelsorge, zweite Nummer' },
    ...unread('https://www.telefonseelsorge.de'),
  },
  {
    id: 'children',
    number: '116 111',
    name: { en: 'Helpline for children and teenagers', de: 'Kinder- und Jugendtelefon' },
    ...unread('https://www.nummergegenkummer.de'),
  },
  {
    id: 'parents',
    number: '0800 111 0 550',
    name: { en: 'Helpline for parents', de: 'Elterntelefon' },
    ...unread('https://www.nummergegenkummer.de'),
  },
  {
    id: 'violence',
    number: '116 016',
    name: { en: 'Violence against Women helpline', de: 'Hilfetelefon Gewalt gegen Frauen' },
    about: {
      en: 'Day and night, free, in 18 languages besides German',
      de: 'Tag und Nacht, kostenlos, außer Deutsch in 18 Sprachen',
    },
    lastChecked: '2026-11-22',
    page: 'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
  },
  {
    id: 'sexual-abuse',
    number: '0800 22 55 530',
    name: { en: 'Sexual abuse helpline', de: 'Hilfe-Telefon Sexueller Missbrauch' },
    ...unread('https://www.hilfe-telefon-missbrauch.online'),
  },
  {
    id: 'doctor',
    number: '116 117',
    name: { en: 'A doctor, when nobody’s life is in danger', de: 'Ärztliche Hilfe, wenn keine Lebensgefahr besteht' },
    about: { en: 'Free', de: 'Kostenlos' },
    lastChecked: '2026-11-22',
    page: 'https://116117.de/de/haeufige-fragen.php',
  },
];

export const helpWords = {
  title: { en: 'Help right now', de: 'Hilfe sofort' },
  lead: { en: 'You don’t have to phone. You can write.', de: 'Du musst nicht telefonieren. Du kannst schreiben.' },
  danger: { en: 'In danger?', de: 'In Gefahr?' },
  dangerText: {
    en: 'Call 112 for yourself or someone else, including if you might hurt yourself. It’s free, day and night. An ambulance or fire brigade comes.',
    de: 'Ruf 112 an, für dich oder jemand anderen, auch wenn du dir etwas antun könntest. Das kostet nichts, Tag und Nacht. Rettungsdienst oder Feuerwehr kommen.',
  },
  police: { en: 'Police: [110](tel:110)', de: 'Polizei: [110](tel:110)' },
  cannotSpeak: { en: 'Can’t speak?', de: 'Du kannst nicht sprechen?' },
  nora: {
    en: 'If the emergency app [nora](https://www.nora-notruf.de) is set up on your phone, you can write there, in German or English.',
    de: 'Wenn die Notruf-App [nora](https://www.nora-notruf.de) auf deinem Handy eingerichtet ist, kannst du dort schreiben, auf Deutsch oder Englisch.',
  },
  show: { en: 'Or show someone a card.', de: 'Oder zeig jemandem neben dir eine Karte.' },
  night: {
    en: 'Not all answer at night. 112 always does.',
    de: 'Nicht alle sind nachts erreichbar. Die 112 ist es immer.',
  },
  write: { en: 'Write instead of talking', de: 'Schreiben statt sprechen' },
  writeText: {
    en: 'Answers can take a while.',
    de: 'Eine Antwort kann etwas dauern.',
  },
  talk: { en: 'Talk', de: 'Sprechen' },
  tomorrow: { en: 'If it can wait until tomorrow', de: 'Wenn es bis morgen warten kann' },
  tomorrowText: {
    en: 'Talk to your doctor. For adults in a mental health crisis there’s also the Sozialpsychiatrischer Dienst in your district: it’s free and can come to you. [How it works (in German)](https://gesund.bund.de/sozialpsychiatrischer-dienst)',
    de: 'Sprich mit deiner Arztpraxis. Für Erwachsene in einer seelischen Krise gibt es auch den Sozialpsychiatrischen Dienst deines Landkreises oder Bezirks: Er ist kostenlos und kann zu dir nach Hause kommen. [So arbeitet er](https://gesund.bund.de/sozialpsychiatrischer-dienst)',
  },
  wait: { en: 'Until someone answers', de: 'Bis jemand antwortet' },
  us: {
    en: 'We’re volunteers and don’t read messages at night. Please don’t write to us in an emergency.',
    de: 'Wir sind Freiwillige und lesen nachts keine Nachrichten. Bitte schreib uns nicht in einem Notfall.',
  },
  unseen: { en: 'Keep this visit private', de: 'Den Besuch für dich behalten' },
  unseenText: {
    en: 'Use a private window, or delete this page from the history. A phone lists calls until you delete them.',
    de: 'Nimm ein privates Fenster, oder lösche die Seite danach aus dem Verlauf. Anrufe bleiben in der Anrufliste, bis du sie löschst.',
  },
  notUrgent: { en: 'Not urgent?', de: 'Nicht dringend?' },
  toUs: { en: 'Write to us', de: 'Schreib uns' },
  call: { en: 'Call {number}', de: '{number} anrufen' },
} as const satisfies Record<string, Localized>;

export const steps: Localized<readonly string[]> = {
  en: [
    'Go somewhere quiet and safe.',
    'Breathe out slowly. Feel your feet on the floor.',
    'Tell or show one person: “I need help.”',
  ],
  de: [
    'Geh dahin, wo es ruhig und sicher ist.',
    'Atme langsam aus. Spür deine Füße auf dem Boden.',
    'Sag oder zeig einem Menschen: „Ich brauche Hilfe.“',
  ],
};

export const cardWords = {
  name: { en: 'A card to show: I can’t speak right now', de: 'Eine Karte zum Zeigen: Ich kann gerade nicht sprechen' },
  large: { en: 'Show it large', de: 'Groß zeigen' },
  print: { en: 'Print it', de: 'Drucken' },
  own: {
    en: 'Make a card with your name and who to call',
    de: 'Eine Karte mit deinem Namen, und wen man anrufen kann',
  },
  close: { en: 'Close the card', de: 'Karte schließen' },
} as const satisfies Record<string, Localized>;
