import { speechCard } from '#content/speech-card.ts';
import type { Blank, SheetWords } from './sheet.ts';

export const speechCardWords = {
  lead: {
    en: 'A card to show when no words come. It says so in German and English.',
    de: 'Eine Karte zum Zeigen, wenn keine Worte kommen. Sie sagt es auf Deutsch und Englisch.',
  },
  before: {
    en: ['Add what helps you and who to call, or leave it empty. You can show the card on your phone or print it.'],
    de: [
      'Schreib dazu, was dir hilft und wen man anrufen kann, oder lass es leer. Du kannst die Karte auf dem Handy zeigen oder ausdrucken.',
    ],
  },
  next: {
    text: {
      en: 'You don’t have to phone to get help. There are places you can write to.',
      de: 'Du musst nicht anrufen, um Hilfe zu bekommen. Es gibt Stellen, denen du schreiben kannst.',
    },
    label: { en: 'Find help right now', de: 'Hilfe sofort finden' },
    path: '/help-now',
  },
} as const satisfies SheetWords;

/** What is added to the card of content/speech-card.ts. Its labels are said in both languages on both pages. */
export const speechCardBlanks: readonly Blank[] = [
  { kind: 'blank', id: 'name', label: { en: 'My name:', de: 'Ich heiße:' }, lines: 1 },
  { kind: 'blank', id: 'helps', label: { en: 'This helps me:', de: 'Das hilft mir:' }, lines: 3 },
  { kind: 'blank', id: 'call', label: speechCard.contact, lines: 2 },
];
