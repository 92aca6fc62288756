import { readPicture } from '#app/lib/backend/library-picture.ts';
import { checkEntry, checkWritten, saysSame } from '#app/lib/forms/check-entry.ts';
import { unsaidOf } from '#app/lib/published/events.ts';
import type { CommunityEvent } from '#content/resources/event.ts';
import { eventsKey } from '#contract/events.ts';
import { listShapes, shapeOfList } from '#contract/list-shapes.ts';
import {
  type EntryProblem,
  type EntryRow,
  type EntryValues,
  fieldsOf,
  isAdded,
  type ListedEntry,
  type SplitEntry,
  type ListField,
  type ListShape,
  theOne,
} from '#contract/page-lists.ts';
import { isStopping, type PageText } from '#contract/page-texts.ts';
import { type Changes, noChanges } from '#contract/site-data.ts';
import { orderOf } from './list-order.ts';
import { builtIn, names } from './page-texts.ts';

type Entry = Readonly<Record<string, unknown>> & { readonly id?: string; readonly item?: { readonly id?: string } };

/** Whether a name is that of a list which the team may change. */
export const isList = (key: string): boolean => Object.hasOwn(listShapes, key) || isChecked(key);

function isChecked(key: string): boolean {
  const piece = shapeOfList(key)?.isOne ? names().pieces.get(key) : undefined;
  return piece !== undefined && 'lastChecked' in piece;
}

/** The names of all of them. */
export const listKeys = (): string[] => [...Object.keys(listShapes), ...[...names().pieces.keys()].filter(isChecked)];

const shapeOf = (key: string): ListShape => shapeOfList(key) ?? { title: '', fields: [] };

function builtInEntries(key: string): readonly Entry[] {
  const piece = isList(key) ? names().pieces.get(key) : undefined;
  if (piece === undefined) return [];
  return shapeOf(key).isOne ? [{ id: theOne, ...piece }] : (piece as readonly Entry[]);
}

/** The fields of an entry of a list. */
const fieldsIn = (key: string, id: string): readonly ListField[] => fieldsOf(shapeOf(key), id);

const idOf = ({ id, item }: Entry): string => id ?? item?.id ?? '';

const builtInEntry = (key: string, id: string): Entry | undefined =>
  builtInEntries(key).find((entry) => idOf(entry) === id);

/** Whether an entry can be there: a built-in one, or one that the team adds. */
export const canBeEntry = (key: string, id: string): boolean =>
  builtInEntry(key, id) !== undefined || (isList(key) && !shapeOf(key).isClosed && isAdded(id));

/**
 * The texts of a built-in entry by the ways of their fields: they have names of their own, and are changed by these,
 * whether in the list or where they stand on the page.
 */
export function textsOfEntry(key: string, id: string): Readonly<Record<string, string>> {
  const entry = builtInEntry(key, id);
  if (!entry) return {};
  return Object.fromEntries(
    fieldsIn(key, id).flatMap(({ path }) => {
      const piece = at(entry, path);
      const name = typeof piece === 'object' && piece !== null ? names().get(piece) : undefined;
      return name === `${key}.${id}.${path}` && builtIn(name) ? [[path, name]] : [];
    }),
  );
}

/** What the fields of an entry say: as it is shown, or as it is built in. */
export function valuesOfEntry(
  key: string,
  id: string,
  rows: readonly EntryRow[] = [],
  changes: Changes = noChanges,
): EntryValues | undefined {
  const entry = entryOf(
    key,
    id,
    rows.findLast((row) => row.entry === id),
  );
  if (!entry) return undefined;
  const texts = textsOfEntry(key, id);
  return Object.fromEntries(
    fieldsIn(key, id).map(({ path }) => {
      const name = texts[path];
      const own = at(entry, path) ?? null;
      // An optional text that was taken away says nothing, whatever it would say.
      const value = own === null || name === undefined ? own : (changes.get(name) ?? own);
      return [path, value as EntryValues[string]];
    }),
  );
}

/** Reads what somebody wrote over what is shown. Out: what of it can be used, and what is wrong. */
export const checkValues = (key: string, id: string, values: Readonly<Record<string, unknown>>, shown?: EntryValues) =>
  checkWritten(fieldsIn(key, id), values, shown);

/** A list in its order, with what is hidden and deleted. */
export function arrangeList(
  key: string,
  rows: readonly EntryRow[],
  changes: Changes = noChanges,
  today = '',
): Omit<ListedEntry, 'version'>[] {
  return arranged(key, rows).map(({ id, row, entry }) => {
    const { title } = shapeOf(key);
    const name = textsOfEntry(key, id)[title];
    return {
      id,
      title: ((name === undefined ? undefined : changes.get(name)) ?? at(entry, title) ?? id) as ListedEntry['title'],
      state: row?.state ?? 'shown',
      ...(key === eventsKey && { unsaid: unsaidOf(entry as unknown as CommunityEvent, today).flat().length }),
    };
  });
}

/**
 * What visitors see of a list, as the built-in one would say it. What could not be shown is left out.
 * @param pictures Those of the library that the entries name, as the database has them, by their ids.
 */
export function readList(key: string, rows: readonly EntryRow[], pictures: Pictures = new Map()): unknown {
  const entries = arranged(key, rows);
  if (shapeOf(key).isOne) return entries[0]?.entry;
  return entries.flatMap(({ id, row, entry }) =>
    (row?.state ?? 'shown') === 'shown' ? (withPictures(key, id, entry, pictures) ?? []) : [],
  );
}

type Pictures = ReadonlyMap<string, unknown>;

const picturesOf = (key: string, id: string) => fieldsIn(key, id).filter(({ kind }) => kind === 'picture');

/** The ids of all pictures that the entries of a list show, hidden ones too. */
export const picturesIn = (key: string, rows: readonly EntryRow[]): string[] =>
  shapeOf(key).fields.some(({ kind }) => kind === 'picture')
    ? arranged(key, rows).flatMap(({ id, entry }) =>
        picturesOf(key, id).flatMap(({ path }) => (at(entry, path) as string | undefined) ?? []),
      )
    : [];

/** Puts what pages draw in the places of the ids. Out: nothing for an entry that cannot be without a picture that is gone. */
function withPictures(key: string, id: string, entry: Entry, pictures: Pictures): Entry | undefined {
  return picturesOf(key, id).reduce<Entry | undefined>((shown, { path, isOptional }) => {
    const named = at(shown, path);
    if (!shown || typeof named !== 'string') return shown;
    const picture = readPicture(pictures.get(named));
    return picture || isOptional ? put(shown, path.split('.'), picture) : undefined;
  }, entry);
}

type Arranged = { readonly id: string; readonly row: EntryRow | undefined; readonly entry: Entry };
const known = new WeakMap<readonly EntryRow[], { readonly key: string; readonly entries: readonly Arranged[] }>();

/** The entries of a list in its order. Of the same publications it is asked several times, for thousands of them too. */
function arranged(key: string, rows: readonly EntryRow[]): readonly Arranged[] {
  const before = known.get(rows);
  if (before?.key === key) return before.entries;
  const newest = new Map(rows.map((row) => [row.entry, row]));
  const order = orderOf(builtInEntries(key).map(idOf), rows);
  const entries = order.flatMap((id) => {
    const row = newest.get(id);
    const entry = entryOf(key, id, row);
    return entry ? [{ id, row, entry }] : [];
  });
  known.set(rows, { key, entries });
  return entries;
}

const read = new WeakMap<EntryRow, Entry | null>();

/** An entry with what the team has changed of it; as long as that stays it is the same object. */
function entryOf(key: string, id: string, row: EntryRow | undefined): Entry | undefined {
  if (!row?.fields || typeof row.fields !== 'object') return builtInEntry(key, id);
  const before = read.get(row);
  if (before !== undefined) return before ?? undefined;
  const first = builtInEntry(key, id);
  const entry = first ? changedEntry(key, id, first, row.fields) : addedEntry(key, id, row.fields);
  read.set(row, entry ?? null);
  return entry;
}

function changedEntry(key: string, id: string, first: Entry, written: object): Entry {
  const texts = textsOfEntry(key, id);
  const said = written as Readonly<Record<string, unknown>>;
  // A text with a name of its own is taken away here at most, whatever a row says.
  const fields = fieldsIn(key, id).filter(
    ({ path }) => Object.hasOwn(said, path) && (texts[path] === undefined || said[path] === null),
  );
  const { values, problems } = checkEntry(fields, said);
  const isWrong = wrongIn(problems);
  return fields.reduce<Entry>(
    (entry, field) => (isWrong.has(field.path) ? entry : put(entry, field.path.split('.'), sayingOf(field, values))),
    first,
  );
}

function addedEntry(key: string, id: string, written: object): Entry | undefined {
  const { fixed = {}, isClosed } = shapeOf(key);
  const fields = fieldsIn(key, id);
  if (isClosed || !isAdded(id)) return undefined;
  const { values, problems } = checkEntry(fields, written as Readonly<Record<string, unknown>>);
  if (wrongIn(problems).size > 0) return undefined;
  const parts = [...Object.entries(fixed), ...fields.map((field) => [field.path, sayingOf(field, values)] as const)];
  return parts.reduce<Entry>(
    (entry, [path, value]) => (value === undefined ? entry : put(entry, path.split('.'), value)),
    { id },
  );
}

/** What an entry has in a field. Of sources pages read a list, be it empty. */
const sayingOf = ({ path, kind }: ListField, values: EntryValues): unknown =>
  values[path] ?? (kind === 'sources' ? [] : undefined);

const wrongIn = (problems: readonly EntryProblem[]): ReadonlySet<string> =>
  new Set(problems.filter(isStopping).map(({ path }) => path));

const at = (piece: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], piece);

/** The same with one part changed; all others stay the objects that they are, and so keep their names. */
function put(piece: Entry, [name = '', ...rest]: readonly string[], value: unknown): Entry {
  const { [name]: part, ...others } = piece;
  if (rest.length > 0) return { ...piece, [name]: put((part ?? {}) as Entry, rest, value) } as Entry;
  return (value === undefined ? others : { ...piece, [name]: value }) as Entry;
}

export function splitEntry(key: string, id: string, values: EntryValues, shown: EntryValues | undefined): SplitEntry {
  const first = valuesOfEntry(key, id);
  if (!first) return { fields: values, texts: [] };
  const names = textsOfEntry(key, id);
  const fields = Object.entries(values).filter(
    ([path, value]) => (names[path] === undefined || value === null) && !saysSame(value, first[path]),
  );
  const texts = Object.entries(names).flatMap(([path, name]) => {
    const text = values[path] as PageText | null | undefined;
    const before = shown ? shown[path] : first[path];
    return text && !saysSame(text, before) ? [{ name, text: saysSame(text, first[path]) ? null : text }] : [];
  });
  return { fields: fields.length > 0 ? Object.fromEntries(fields) : null, texts };
}
