import { eventsKey } from '#contract/events.ts';
import { listShapes } from '#contract/list-shapes.ts';
import type { EntryValues, FieldValue, ListField } from '#contract/page-lists.ts';

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

/** Words as long as those of German, to the last character that a field takes. */
const words = 'Straßenbahnhaltestelle links vom Haupteingang und danach geradeaus in den zweiten Hof hinein, dort ';
const filled = (most: number) => words.repeat(Math.ceil(most / words.length)).slice(0, most - 1) + 'x';

const fields = listShapes[eventsKey]?.fields ?? [];

function longestOf({ kind, most = 0, mostLines = 1 }: ListField): FieldValue | undefined {
  if (kind === 'line') return filled(most);
  if (kind === 'text') return alike(filled(most));
  if (kind !== 'paragraphs') return undefined;
  const lines = Array.from({ length: mostLines }, (_, at) => `${at}${filled(Math.floor(most / mostLines) - 1)}`);
  return alike(lines);
}

const alike = <Said>(said: Said) => ({ en: said, de: said });

const mostOf = (path: string) => fields.find((field) => field.path === path)?.mostLines ?? 0;

const meetingDay = (count: number, later = 0) =>
  new Date(Date.UTC(2097, 8, 5 + 14 * count + later)).toISOString().slice(0, '2097-09-05'.length);

/** A moved series with as much in every field as an event may say. */
export const longestMeeting: EntryValues = {
  ...meeting,
  ...Object.fromEntries(fields.map((field) => [field.path, longestOf(field) ?? meeting[field.path] ?? null])),
  begins: '2097-09-05T15:00',
  ends: '2097-09-06T17:00',
  movedFrom: '2097-09-04T15:00',
  forWhom: ['me', 'parents', 'teachers'],
  repeats: 'fortnightly',
  until: '2098-09-30',
  notOn: Array.from({ length: mostOf('notOn') }, (_, at) => meetingDay(at + 1)),
  moves: Array.from({ length: mostOf('moves') }, (_, at) => `${meetingDay(at + 14)}>${meetingDay(at + 14, 1)}T16:00`),
};
