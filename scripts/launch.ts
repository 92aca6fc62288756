import { theOne } from '#contract/page-lists.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the newest publication of an entry of a list says: its place, whether visitors see it, and what was changed of it. */
export type PublishedEntry = {
  readonly list: string;
  readonly entry: string;
  readonly state: string;
  readonly fields: Readonly<Record<string, unknown>> | null;
};

/**
 * The data of a file with what was published of its lists: what is hidden or deleted is gone, and an entry that somebody
 * wrote anew is no example any more.
 * @param place How lists name it: `help-now#callingLines`.
 */
export function asPublished(data: unknown, entries: readonly PublishedEntry[], place: string): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const own = entries.filter(({ list }) => list === place);
  const rowOf = (id: string) => own.find(({ entry }) => entry === id);
  if (Array.isArray(data)) {
    const added = own
      .filter(({ entry }) => !data.some((each) => idOf(each) === entry))
      .map(({ entry }) => ({ id: entry }));
    return [...data, ...added].flatMap((each: unknown) => {
      const row = rowOf(idOf(each) ?? '');
      if (row === undefined) return [asPublished(each, entries, `${place}.${idOf(each)}`)];
      return row.state === 'shown' ? [withFields(each as object, row)] : [];
    });
  }
  const parts = Object.entries(data).map(([key, inner]) => [
    key,
    asPublished(inner, entries, place.endsWith('#') ? place + key : `${place}.${key}`),
  ]);
  return withFields(Object.fromEntries(parts), rowOf(theOne));
}

function withFields(entry: object, row: PublishedEntry | undefined): object {
  if (!row?.fields) return entry;
  return Object.entries(row.fields).reduce<object>((piece, [path, value]) => put(piece, path.split('.'), value), {
    ...entry,
    example: undefined,
  });
}

const put = (piece: object, [name = '', ...rest]: readonly string[], value: unknown): object => ({
  ...piece,
  [name]: rest.length === 0 ? value : put((piece as Record<string, object>)[name] ?? {}, rest, value),
});

const idOf = (entry: unknown): string | undefined => {
  const { id, item } = (entry ?? {}) as { id?: string; item?: { id?: string } };
  return id ?? item?.id;
};

/** The parts of data by their names: of a list by the ids of its entries, by which everything else knows them as well. */
const partsOf = (data: object): (readonly [string, unknown])[] =>
  Object.entries(data).map(([key, inner]) => [(Array.isArray(data) && idOf(inner)) || key, inner]);

/** Only looks like a decision: an address nobody can write to, a page that charges nothing, this very machine. */
const looksLikeExample = /example|localhost|127\.0\.0\.1|\[::1\]|^DE00/iu;

/**
 * Walks data and returns a line for each value that is still marked `example: true`, with its place and what stands
 * there. A variable in `variables` overrides the value of the same name: `paymentLink` is `PUBLIC_PAYMENT_LINK`. What was
 * filled in while the server runs is told by its place: a part closes the marked value that it belongs to, no neighbour.
 */
export function openValues(
  data: unknown,
  variables: readonly string[],
  environment: Environment,
  filled: readonly string[] = [],
  place: readonly string[] = [],
): string[] {
  const at = place.join('.');
  if (typeof data !== 'object' || data === null || filled.includes(at)) return [];
  if ('example' in data && data.example === true) {
    if (filled.some((each) => each.startsWith(`${at}.`))) return [];
    const variable = variables.find((name) => name === variableOf(place.at(-1) ?? ''));
    if (variable && environment[variable]) return [];
    const value = 'value' in data ? JSON.stringify(data.value) : 'an example';
    return [`${at} is still ${value}${variable ? ` (or set ${variable})` : ''}`];
  }
  return partsOf(data).flatMap(([key, inner]) => openValues(inner, variables, environment, filled, [...place, key]));
}

/** The `PUBLIC_*` variables that are set to an example. */
export function openVariables(environment: Environment): string[] {
  const set = Object.entries(environment).filter(([name, value]) => name.startsWith('PUBLIC_') && value);
  return set
    .filter(([, value]) => looksLikeExample.test(value ?? ''))
    .map(([name, value]) => `${name} is still ${JSON.stringify(value)}`);
}

/** Says that no mail leaves, unless the environment or an admin, who `isNamed` it in the browser, names a mail server. */
export function openMail({ SMTP_URL }: Environment, isNamed: boolean): string[] {
  return SMTP_URL || isNamed
    ? []
    : ['no mail server is set: until then each mail is a file in data/outbox, and nobody gets it (or set SMTP_URL)'];
}

const longestUnchecked = 365 * 24 * 60 * 60 * 1000;

/**
 * Walks data and returns a line for everything whose `lastChecked` is more than twelve months before `today` or no day
 * at all, with the `page` at which to look where it names one.
 */
export function staleChecks(data: unknown, today: Date, place: readonly string[] = []): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own =
    'lastChecked' in data && typeof data.lastChecked === 'string' && isStale(data.lastChecked, today)
      ? [[`${place.join('.')} was last checked: ${data.lastChecked}`, ...pageOf(data)].join('. Look at ')]
      : [];
  return [...own, ...partsOf(data).flatMap(([key, inner]) => staleChecks(inner, today, [...place, key]))];
}

const pageOf = (data: object) => ('page' in data ? [String(data.page)] : []);

// A date that cannot be read was never a check.
const isStale = (date: string, today: Date) => !(today.getTime() - Date.parse(date) <= longestUnchecked);

/** `'accountHolder'` is `'PUBLIC_ACCOUNT_HOLDER'`. */
const variableOf = (key: string) => `PUBLIC_${key.replace(/[A-Z]/gu, (letter) => `_${letter}`).toUpperCase()}`;
