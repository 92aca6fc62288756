import type { ApiClaims } from '#server/gateway/claims.ts';
import { asRole } from '#server/postgres/as-role.ts';
import { isAway } from '#server/postgres/away.ts';
import { type Database, quoted } from '#server/postgres/connect.ts';
import type { Condition } from './filters.ts';
import { conditionSql } from './subscriptions.ts';
import type { PublishedTable } from './tables.ts';

/** A row that has changed, as the trigger says it (`realtime.note_change`). */
export type RowChange = {
  readonly schema: string;
  readonly table: string;
  readonly type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** When, to the microsecond, in UTC. */
  readonly at: string;
  /** The primary key, now and before; missing where there is none, or where it is too long to be told. */
  readonly key?: object;
  readonly old?: object;
  /** What the row is now; missing where it is too long to be told. */
  readonly row?: object | null;
};

/** A row as somebody may see it, and which of the filters it answers to. */
export type SeenRow = { readonly record: Readonly<Record<string, unknown>>; readonly matches: readonly boolean[] };

/** How somebody is asked about a row: by what it was made, by its key where that is too long, or when it is gone. */
type ReadKind = 'told' | 'read' | 'deleted';

type FilteredTable = {
  readonly table: PublishedTable & { readonly rule: string };
  readonly filters: readonly (readonly Condition[])[];
};

/** PostgreSQL takes 65,535 values with one statement, and each condition brings one (`conditionSql`). */
const conditionsAtOnce = 60_000;

/**
 * Finds what of changed rows whoever listens may see, as them: what their policies and rights do not show them is
 * missing. A row that is told is asked for by the policies as it was when it changed; one that is too long is read again
 * as it is now. Of a row that was deleted nobody can ask who might have seen it, so there is only its key, and a filter
 * on any other column lets it pass.
 * In: notes of one table; filters. Out: for each note what is seen, in the same order.
 */
export async function readRows(
  sql: Database,
  claims: ApiClaims,
  asked: FilteredTable,
  notes: readonly RowChange[],
): Promise<readonly (SeenRow | undefined)[]> {
  const seen = await Promise.all(
    inPortions(asked.filters).map((filters) => readWith(sql, claims, { ...asked, filters }, notes)),
  );
  return notes.map((_, place) => {
    const rows = seen.map((portion) => portion[place]).filter((row) => row !== undefined);
    const [first] = rows;
    // Between two portions a row that is read may have gone.
    return first && rows.length === seen.length
      ? { record: first.record, matches: rows.flatMap(({ matches }) => matches) }
      : undefined;
  });
}

/** As many filters together as one statement has room for. */
function inPortions(filters: FilteredTable['filters']): FilteredTable['filters'][] {
  const portions: (readonly Condition[])[][] = [[]];
  let taken = 0;
  for (const conditions of filters) {
    if (taken + conditions.length > conditionsAtOnce) {
      portions.push([]);
      taken = 0;
    }
    portions.at(-1)?.push(conditions);
    taken += conditions.length;
  }
  return portions;
}

async function readWith(
  sql: Database,
  claims: ApiClaims,
  asked: FilteredTable,
  notes: readonly RowChange[],
): Promise<readonly (SeenRow | undefined)[]> {
  const seen: (SeenRow | undefined)[] = notes.map(() => undefined);
  const kinds = Map.groupBy(notes.entries(), ([, note]) => kindOf(note));
  for (const [kind, those] of kinds) {
    const ask = (how: ReadKind): Promise<(SeenRow & { at: number })[]> => {
      const { text, values } = question(
        asked,
        how,
        those.map(([, note]) => givenOf(note, how)),
      );
      return asRole(sql, claims, (transaction) => transaction.unsafe<(SeenRow & { at: number })[]>(text, values));
    };
    const rows = await ask(kind).catch((error: unknown) => {
      // A policy may ask for what only a row in its table has, such as `ctid`.
      if (kind !== 'told' || isAway(error)) throw error;
      return ask('read');
    });
    for (const { at, ...row } of rows) {
      const place = those[at - 1]?.[0];
      if (place !== undefined) seen[place] = row;
    }
  }
  return seen;
}

function kindOf({ type, row }: RowChange): ReadKind {
  if (type === 'DELETE') return 'deleted';
  return row ? 'told' : 'read';
}

function givenOf({ row, key, old }: RowChange, kind: ReadKind): object {
  return { told: row, read: key, deleted: old }[kind] ?? {};
}

function question(
  { table, filters }: FilteredTable,
  kind: ReadKind,
  rows: readonly object[],
): { text: string; values: string[] } {
  const { schema, name, columns, rule } = table;
  const values = [JSON.stringify(rows)];
  const give = (value: string): string => `$${values.push(value)}`;
  const whole = `${quoted(schema)}.${quoted(name)}`;
  const keyColumns = columns.filter(({ isKey }) => isKey);
  const known = kind === 'deleted' ? keyColumns : columns;
  const matches = filters.map((conditions) => {
    const parts = conditions.flatMap((condition) => {
      const column = known.find((one) => one.name === condition.column);
      if (column !== undefined) return [`coalesce(${conditionSql(condition, column, give)}, false)`];
      return kind === 'deleted' ? [] : ['false'];
    });
    return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`;
  });
  const given = `jsonb_populate_recordset(null::${whole}, $1::text::jsonb) with ordinality`;
  const sameKey = keyColumns.map((column) => `t.${quoted(column.name)} = k.${quoted(column.name)}`).join(' and ');
  // In a policy the table goes by its own name.
  const from = {
    told: `(select * from ${given} ${quoted(name)} where ${rule}) t`,
    read: `${given} k join ${whole} t on ${sameKey}`,
    deleted: `${given} t`,
  }[kind];
  const list = known.map((column) => `t.${quoted(column.name)}`).join(', ');
  const text = `select ${kind === 'read' ? 'k' : 't'}.ordinality::int as at, to_jsonb(r) as record,
    array[${matches.join(', ')}]::boolean[] as matches
    from ${from} cross join lateral (select ${list}) r`;
  return { text, values };
}
