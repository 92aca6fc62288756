import type { TeamMember } from './inbox.ts';
import type { Locale, Localized } from './locale.ts';
/**
 * How the team changes lists of pages: the calls under /functions/v1/lists (docs/decisions/055-lists-of-the-team.md).
 * Times are ISO 8601 in UTC.
 */
import type { PageText } from './page-texts.ts';

/** What stands in a field. */
export type FieldKind =
  // One text; one with paragraphs; several short ones. Each in both languages.
  | 'text'
  | 'paragraphs'
  | 'items'
  // The same in each language: a name, an address on the web, a day.
  | 'line'
  | 'link'
  | 'date'
  // Several days; a day and a time where the team is: 2026-12-05T15:00; days with the time that each was moved to:
  // 2026-12-05>2026-12-06T15:00.
  | 'days'
  | 'moment'
  | 'moves'
  // One of a few that the field names.
  | 'choice'
  // A day, or that nobody has looked yet.
  | 'checked'
  // An address for each language.
  | 'links'
  | 'audience'
  | 'reason'
  | 'phone'
  | 'youtube'
  | 'duration'
  | 'sources'
  // A picture of the library, by its id.
  | 'picture';

export type ListField = {
  /** The way to it in an entry of content/: `facts.why`. */
  readonly path: string;
  readonly kind: FieldKind;
  readonly isOptional?: true;
  /** Of an optional one: where it is empty, the page names it among what is not said yet. */
  readonly canBeUnknown?: true;
  /** It means something only once the entry is published. */
  readonly isLater?: true;
  /** Of a day: that of a new entry is today until somebody says another one. */
  readonly beginsToday?: true;
  /** Of a choice: what can be chosen. */
  readonly options?: readonly string[];
  /** The field whose day or moment comes before this one. */
  readonly isAfter?: string;
  /** Whether its days are days of the series that the entry is. */
  readonly isOfSeries?: true;
  /** The optional field that means nothing without this one. */
  readonly neededFor?: string;
  /** Where only built-in entries have it, or only those that the team adds. */
  readonly only?: 'builtIn' | 'added';
  /** Of a long form: the part that it belongs to, as content/team/list-names.ts calls it. Those of one part stand together. */
  readonly section?: string;
  /** What fits where the entry is shown or printed: so many characters of it in each language, and so many lines. */
  readonly most?: number;
  readonly mostLines?: number;
};

export type ListShape = {
  readonly fields: readonly ListField[];
  /** The field by which people know an entry. */
  readonly title: string;
  /** What a new entry has besides, by its way: a drawing. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** A new entry would need what cannot be typed. */
  readonly isClosed?: true;
  /** No list but one thing with fields, said as it is: it has one entry, `theOne`, that is changed and nothing else. */
  readonly isOne?: true;
};

/** The id of what is the only one of its kind. */
export const theOne = 'one';

export type SourceValue = { readonly title: string; readonly url: string; readonly lang?: Locale };

export type FieldValue = string | Localized | Localized<readonly string[]> | readonly string[] | readonly SourceValue[];

/** An entry as its form says it, by the ways of its fields. Null: an optional field that says nothing. */
export type EntryValues = Readonly<Record<string, FieldValue | null>>;

/** What a change of an entry is, apart: the fields that its row keeps, and the texts that are published by their names. */
export type SplitEntry = {
  readonly fields: EntryValues | null;
  readonly texts: readonly { readonly name: string; readonly text: PageText | null }[];
};

export const entryStates = ['shown', 'hidden', 'deleted'] as const;
export type EntryState = (typeof entryStates)[number];

/** One publication of an entry, as the pages read it. */
export type EntryRow = {
  readonly list: string;
  readonly entry: string;
  /** What differs from the built-in entry; of an added one all. Null: nothing. */
  readonly fields: unknown;
  readonly state: EntryState;
  /** The entry that it was put behind, '' at the beginning. Null: it was not moved. */
  readonly after: string | null;
  /** The entry that stood behind it then. */
  readonly before: string | null;
  /** Of what is published already: when. */
  readonly createdAt?: Date;
};

/** What is wrong with a field. Only a long sentence may be published. */
export const entryProblems = [
  'missing',
  'too_long',
  'link',
  'blank',
  'date',
  'days',
  'moment',
  'moves',
  'order',
  // A day is none of the series.
  'no_such_day',
  // More than fits where it is shown.
  'too_much',
  'too_many_lines',
  'choose',
  'phone',
  'youtube',
  'duration',
  'sources',
  // It is not in the library; or nobody has said in both languages what it shows.
  'picture',
  'picture_words',
  'long_sentence',
] as const;
export type EntryProblem = {
  readonly code: (typeof entryProblems)[number];
  readonly path: string;
  readonly locale?: Locale;
  readonly about?: string;
};

export type ListedEntry = {
  readonly id: string;
  readonly title: string | Localized;
  readonly state: EntryState;
  /** Of an event that is planned: how much its page names as not said yet. */
  readonly unsaid?: number;
  /** Its newest publication, which nobody may write over unseen. */
  readonly version: number | null;
};

/** What somebody typed into the form of an entry and has not published, and the versions that they began with. */
export type EntryDraft = {
  /** What stands in the inputs, by their names. */
  readonly typed: Readonly<Record<string, string>>;
  readonly beganWith: number | null;
  readonly textsBeganWith: number | null;
};

/** `POST /draft`: keeps it, or forgets it where it is null. */
export type EntryDraftChange = { readonly key: string; readonly id: string; readonly draft: EntryDraft | null };

/** An entry that is not there yet, and its form so far. */
export type BegunEntry = { readonly id: string; readonly draft: EntryDraft };

/**
 * `GET /list?key=…`: a list in its order, with what is hidden and deleted, and the entries that whoever asks has begun, the
 * newest first.
 */
export type ListNow = { readonly entries: readonly ListedEntry[]; readonly begun: readonly BegunEntry[] };

export type EntryVersion = {
  readonly version: number;
  /** What its form said then. Null: only its place or state was changed. */
  readonly values: EntryValues | null;
  readonly what: string;
  readonly author: TeamMember | null;
  readonly createdAt: string;
};

/** `GET /entry?key=…&id=…`: an entry as it stands, and its history, the newest first. */
export type EntryNow = {
  readonly state: EntryState;
  readonly values: EntryValues;
  /** Null: the team has added it. */
  readonly builtIn: EntryValues | null;
  readonly version: number | null;
  /** The newest publication of a text of it (contract/page-texts.ts). */
  readonly textVersion: number | null;
  readonly versions: readonly EntryVersion[];
  /** Of whoever asks. */
  readonly draft: EntryDraft | null;
};

/**
 * `POST /entry`: publishes an entry. What is left out stays as it is. `beganWith` and `textsBeganWith` are the newest
 * versions that whoever writes has seen. The answer is `EntryNow`.
 */
export type EntryChange = {
  readonly key: string;
  readonly id: string;
  readonly values?: EntryValues;
  readonly state?: EntryState;
  /** The entry that it is put behind, '' at the beginning. */
  readonly after?: string;
  readonly beganWith: number | null;
  readonly textsBeganWith?: number | null;
  /** What stood in the fields. The draft goes that says just this, and no other. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly what: string;
};

export const longestPageLists = {
  key: 100,
  id: 60,
  text: 3000,
  line: 200,
  items: 20,
  days: 60,
  link: 500,
  sources: 40,
} as const;

/** More entries than this nobody reads on one page. */
export const mostShown = 100;

/** How the ids of entries begin that the team has added: no built-in one does. */
const added = 'new-';
export const isAdded = (id: string): boolean => id.startsWith(added);
export const addedId = (uuid: string): string => added + uuid;
/** The other way round; of a built-in entry its id. */
export const bareId = (id: string): string => (isAdded(id) ? id.slice(added.length) : id);

/** The fields of an entry. */
export const fieldsOf = ({ fields }: Pick<ListShape, 'fields'>, id: string): readonly ListField[] =>
  fields.filter(({ only }) => only === undefined || (only === 'added') === isAdded(id));
