import { eventsKey } from '#contract/events.ts';
import type { Localized } from '#contract/locale.ts';

/** The lists of a page in editing. */
export const pageListsWords = {
  title: { en: 'Lists on this page', de: 'Listen auf dieser Seite' },
  edit: { en: 'Edit this list: {name}', de: 'Diese Liste bearbeiten: {name}' },
} as const satisfies Readonly<Record<string, Localized>>;

/** The dialog in which a list is changed. */
export const listWords = {
  title: { en: 'List: {name}', de: 'Liste: {name}' },
  close: { en: 'Close', de: 'Schließen' },
  lead: {
    en: 'Visitors see at once what you do here. Everything can be undone.',
    de: 'Was du hier machst, sehen alle sofort. Alles lässt sich rückgängig machen.',
  },
  loading: { en: 'Loading the list …', de: 'Die Liste wird geladen …' },
  notLoaded: { en: 'The list couldn’t be loaded.', de: 'Die Liste konnte nicht geladen werden.' },
  add: { en: 'Add an entry', de: 'Einen Eintrag hinzufügen' },
  goOn: { en: 'Go on with your new entry', de: 'Deinen neuen Eintrag weiterschreiben' },
  closed: {
    en: 'New entries can’t be added to this list: each belongs to a picture or a page of the program.',
    de: 'In diese Liste kommen keine neuen Einträge: Jeder gehört zu einem Bild oder einer Seite des Programms.',
  },
  none: { en: 'Nothing is in this list.', de: 'In dieser Liste ist nichts.' },
  /** Of an event: what its page names under “What isn’t here yet”. */
  unsaid: { en: 'Details still missing: {count}', de: 'Angaben, die noch fehlen: {count}' },
  isHidden: { en: 'Hidden: only the team sees it here.', de: 'Ausgeblendet: Nur das Team sieht es hier.' },
  edit: { en: 'Change', de: 'Ändern' },
  up: { en: 'Move up', de: 'Nach oben' },
  down: { en: 'Move down', de: 'Nach unten' },
  hide: { en: 'Hide', de: 'Ausblenden' },
  show: { en: 'Show again', de: 'Wieder zeigen' },
  remove: { en: 'Delete', de: 'Löschen' },
  bringBack: { en: 'Bring back', de: 'Zurückholen' },
  about: { en: '{action}: {name}', de: '{action}: {name}' },
  deleted: { en: 'Deleted entries: {count}', de: 'Gelöschte Einträge: {count}' },
  moved: { en: 'Moved. It’s now number {place} of {all}.', de: 'Verschoben. Jetzt Platz {place} von {all}.' },
  hidden: { en: 'Hidden. Visitors don’t see it any more.', de: 'Ausgeblendet. Andere sehen es nicht mehr.' },
  shown: { en: 'Visitors see it again.', de: 'Alle sehen es wieder.' },
  removed: { en: 'Deleted: {name}', de: 'Gelöscht: {name}' },
  undo: { en: 'Undo', de: 'Rückgängig machen' },
  isUndone: { en: 'Undone. It’s as it was before.', de: 'Rückgängig gemacht. Es ist wieder wie vorher.' },
} as const satisfies Readonly<Record<string, Localized>>;

/** What else has to be known of an entry that is deleted, by the name of its list. */
export const listRemovedWords: Readonly<Record<string, Localized>> = {
  [eventsKey]: {
    en: 'Calendars that follow ours show it as cancelled until its time is past.',
    de: 'Kalender, die unserem folgen, zeigen ihn als abgesagt, bis seine Zeit vorbei ist.',
  },
};

/** What the history says of a change that nobody describes. */
export const listHistoryWords = {
  movedUp: { en: 'Moved up', de: 'Nach oben geschoben' },
  movedDown: { en: 'Moved down', de: 'Nach unten geschoben' },
  hidden: { en: 'Hidden', de: 'Ausgeblendet' },
  shown: { en: 'Shown again', de: 'Wieder gezeigt' },
  removed: { en: 'Deleted', de: 'Gelöscht' },
  broughtBack: { en: 'Brought back', de: 'Zurückgeholt' },
  undone: { en: 'Undone', de: 'Rückgängig gemacht' },
  title: { en: 'What this entry was before', de: 'Was dieser Eintrag vorher war' },
  take: { en: 'Take this version', de: 'Diese Fassung nehmen' },
  builtIn: { en: 'The original entry', de: 'Der ursprüngliche Eintrag' },
  toBuiltIn: { en: 'Back to the original entry', de: 'Zurück zum ursprünglichen Eintrag' },
  none: { en: 'It was never changed here.', de: 'Er wurde hier noch nie geändert.' },
  taken: {
    en: 'It stands in the fields above now. Publish it when it’s right.',
    de: 'Es steht jetzt oben in den Feldern. Veröffentliche es, wenn es passt.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** A new entry that begins with the texts of another one. */
export const takeOverWords = {
  label: { en: 'Begin with the texts of', de: 'Mit den Texten beginnen von' },
  hint: { en: 'Day and time stay empty.', de: 'Tag und Uhrzeit bleiben leer.' },
  choose: { en: 'Nothing: begin empty', de: 'Nichts: leer beginnen' },
  take: { en: 'Take over these texts', de: 'Diese Texte übernehmen' },
  none: { en: 'Please choose an entry first.', de: 'Bitte wähl zuerst einen Eintrag aus.' },
  taken: {
    en: 'The texts stand in the fields below. Change what is different this time.',
    de: 'Die Texte stehen jetzt unten in den Feldern. Ändere, was diesmal anders ist.',
  },
  notTaken: {
    en: 'That didn’t work: we can’t reach the server. Please try again in a few minutes.',
    de: 'Das hat nicht geklappt: Der Server ist nicht erreichbar. Bitte versuch es in ein paar Minuten noch einmal.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** The form of an entry. */
export const entryWords = {
  add: { en: 'A new entry', de: 'Ein neuer Eintrag' },
  edit: { en: 'Change: {name}', de: 'Ändern: {name}' },
  back: { en: 'Back to the list', de: 'Zurück zur Liste' },
  unknown: {
    en: 'The next four parts can stay empty, and you can fill them in later. What’s empty is named on the page under “What isn’t here yet”.',
    de: 'Die nächsten vier Teile können leer bleiben, und du kannst sie später ausfüllen. Was leer ist, nennt die Seite unter „Was hier noch fehlt“.',
  },
  published: { en: 'Published. Everyone can see it now.', de: 'Veröffentlicht. Alle können es jetzt sehen.' },
  publishedHidden: {
    en: 'Published. It’s hidden, so only the team sees it for now.',
    de: 'Veröffentlicht. Es ist ausgeblendet, darum sieht es vorerst nur das Team.',
  },
  /** Leads to where it stands for visitors. */
  see: { en: 'See it on the page', de: 'Auf der Seite ansehen' },
  noChanges: {
    en: 'There’s nothing to publish: this is what everyone sees already.',
    de: 'Es gibt nichts zu veröffentlichen: Genau das sehen schon alle.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** The other language of an entry, once all is said in that of the page. */
export const otherLanguageWords = {
  title: { en: 'In German', de: 'Auf Englisch' },
  lead: {
    en: 'Next to each field is what it says in English.',
    de: 'Bei jedem Feld steht, was auf Deutsch da steht.',
  },
  own: { en: 'In English:', de: 'Auf Deutsch:' },
  notYet: {
    en: 'It will be published in both languages. German comes next.',
    de: 'Veröffentlicht wird in beiden Sprachen. Englisch kommt als Nächstes.',
  },
  onlyOwn: {
    en: 'Changed in English, but not in German: {fields}',
    de: 'Auf Deutsch geändert, aber nicht auf Englisch: {fields}',
  },
  next: { en: 'Go on: in German', de: 'Weiter: auf Englisch' },
} as const satisfies Readonly<Record<string, Localized>>;
