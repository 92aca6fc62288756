import type { EntryValues } from '#contract/page-lists.ts';

/** A text in both languages. */
export const both = (text: string) => ({ en: text, de: `${text} auf Deutsch` });
const lines = (...some: string[]) => ({ en: some, de: some.map((line) => `${line} auf Deutsch`) });

/** An event as its form says it. */
export const meeting: EntryValues = {
  title: both('Quiet tea'),
  begins: '2097-07-02T15:00',
  ends: '2097-07-02T17:00',
  state: null,
  movedFrom: null,
  note: null,
  repeats: null,
  until: null,
  notOn: null,
  moves: null,
  place: 'Library, Main Street 1',
  way: lines('From the stop, turn left.', 'There are no steps.'),
  cost: both('Nothing'),
  forWhom: ['me'],
  languages: both('German and English'),
  howMany: both('About eight people'),
  steps: lines('You arrive.', 'We drink tea.'),
  arrival: both('Ada opens the door.'),
  noise: both('Soft voices.'),
  light: both('Daylight.'),
  smells: both('Tea.'),
  breaks: both('Whenever you like.'),
  leaving: both('You just leave.'),
  quietRoom: both('Next door.'),
  bring: both('Nothing.'),
  ask: both('Ada.'),
};
