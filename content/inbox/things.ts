import type { PairReason } from '#contract/inbox-message.ts';
import type { Localized } from '#contract/locale.ts';

/** A report of a found or lost thing, answer by answer. */
export const thingWords = {
  found: { en: 'Something found', de: 'Etwas gefunden' },
  lost: { en: 'Something lost', de: 'Etwas verloren' },
  item: { en: 'Item', de: 'Gegenstand' },
  description: { en: 'Description', de: 'Beschreibung' },
  whereFound: { en: 'Where it was found', de: 'Wo es lag' },
  whereLost: { en: 'Where it was last', de: 'Wo es zuletzt war' },
  when: { en: 'When', de: 'Wann' },
  contact: { en: 'Contact', de: 'Kontakt' },
  nobody: {
    en: 'No email address and no phone number: this person can’t be reached.',
    de: 'Keine E-Mail-Adresse und keine Telefonnummer: Diese Person ist nicht zu erreichen.',
  },
  notGiven: { en: 'Not given', de: 'Keine Angabe' },
  noPhoto: { en: 'There’s no photo.', de: 'Es gibt kein Foto.' },
} as const satisfies Record<string, Localized>;

/** What may belong together, and what the team says about it. */
export const pairWords = {
  title: { en: 'These two may belong together', de: 'Das könnte zusammengehören' },
  hint: {
    en: 'A program compares item, words, place and day. You decide: open the other report and read it first. Nobody is notified automatically: if you link two, please write to both people yourself, and ask the one who lost it about a detail only they can know.',
    de: 'Ein Programm vergleicht Gegenstand, Wörter, Ort und Tag. Du entscheidest: Öffne vorher die andere Meldung und lies sie. Niemand bekommt von selbst Post: Wenn du zwei verbindest, schreib bitte beiden selbst, und frag nach einem Merkmal, das nur kennt, wer es verloren hat.',
  },
  none: { en: 'Nothing we know of looks like it yet.', de: 'Bis jetzt ähnelt dem nichts, was wir kennen.' },
  unnamed: { en: 'Without a name', de: 'Ohne Bezeichnung' },
  reported: { en: 'reported on {when}', de: 'gemeldet am {when}' },
  withPhoto: { en: 'with a photo', de: 'mit Foto' },
  linked: { en: 'Linked', de: 'Verbunden' },
  link: { en: 'They belong together', de: 'Gehört zusammen' },
  dismiss: { en: 'They don’t', de: 'Gehört nicht zusammen' },
  reopen: { en: 'Undo this decision', de: 'Entscheidung zurücknehmen' },
  dismissed: { en: 'What doesn’t belong with it ({count})', de: 'Was nicht dazugehört ({count})' },
  linkedNow: {
    en: 'The two are linked. Nobody has been notified.',
    de: 'Die beiden sind verbunden. Niemand hat Post bekommen.',
  },
  dismissedNow: { en: 'Noted: the two don’t belong together.', de: 'Notiert: Die beiden gehören nicht zusammen.' },
  openNow: { en: 'The decision is undone.', de: 'Die Entscheidung ist zurückgenommen.' },
} as const satisfies Record<string, Localized>;

/** Why two are shown beside each other. */
export const pairBecause = {
  item: { en: 'same item', de: 'gleicher Gegenstand' },
  words: { en: 'similar words', de: 'ähnliche Wörter' },
  place: { en: 'similar place', de: 'ähnlicher Ort' },
  day: { en: 'around the same day', de: 'um denselben Tag' },
} as const satisfies Record<PairReason, Localized>;
