import { asCaller } from '#server/gateway/as-caller.ts';
import type { ApiClaims } from '#server/gateway/claims.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { Condition } from './filters.ts';
import { conditionSql } from './subscriptions.ts';
import { quoted, type Table } from './tables.ts';

/** A row that has changed, as the trigger says it (`realtime.note_change`). */
export type Note = {
  readonly schema: string;
  readonly table: string;
  readonly type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** When, to the microsecond, in UTC. */
  readonly at: string;
  /** The primary key, now and before; missing where there is none, or where it is too long to be told. */
  readonly key?: object;
  readonly old?: object;
};

/** A row as somebody may see it, and which of the filters it answers to. */
export type SeenRow = { readonly record: Readonly<Record<string, unknown>>; readonly matches: readonly boolean[] };

/**
 * Reads the rows that have changed as whoever listens, in one transaction: what their policies and rights do not show
 * them is missing. Of a row that was deleted nobody can ask who might have seen it, so there is only its key, and a
 * filter on any other column lets it pass.
 * In: notes of one table; filters. Out: for each note what is seen, in the same order.
 */
export async function readRows(
  sql: Database,
  claims: ApiClaims,
  table: Table,
  notes: readonly Note[],
  filters: readonly (readonly Condition[])[],
): Promise<readonly (SeenRow | undefined)[]> {
  const seen: (SeenRow | undefined)[] = notes.map(() => undefined);
  const places = Map.groupBy(notes.keys(), (place) => (notes[place]?.type === 'DELETE' ? 'deleted' : 'there'));
  await asCaller(sql, claims, async (transaction) => {
    for (const [kind, those] of places) {
      const isDeleted = kind === 'deleted';
      const keys = those.map((place) => (isDeleted ? notes[place]?.old : notes[place]?.key) ?? {});
      const { text, values } = question(table, keys, filters, isDeleted);
      for (const { at, ...row } of await transaction.unsafe<(SeenRow & { at: number })[]>(text, values)) {
        const place = those[at - 1];
        if (place !== undefined) seen[place] = row;
      }
    }
  });
  return seen;
}

function question(
  { schema, name, columns }: Table,
  keys: readonly object[],
  filters: readonly (readonly Condition[])[],
  isDeleted: boolean,
): { text: string; values: string[] } {
  const values = [JSON.stringify(keys)];
  const give = (value: string): string => `$${values.push(value)}`;
  const whole = `${quoted(schema)}.${quoted(name)}`;
  const keyColumns = columns.filter(({ isKey }) => isKey);
  const known = isDeleted ? keyColumns : columns;
  const matches = filters.map((conditions) => {
    const parts = conditions.flatMap((condition) => {
      const column = known.find((one) => one.name === condition.column);
      if (column !== undefined) return [`coalesce(${conditionSql(condition, column, give)}, false)`];
      return isDeleted ? [] : ['false'];
    });
    return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`;
  });
  const list = known.map((column) => `t.${quoted(column.name)}`).join(', ');
  const given = `jsonb_populate_recordset(null::${whole}, $1::text::jsonb) with ordinality`;
  const from = isDeleted
    ? `${given} t`
    : `${given} k join ${whole} t on ${keyColumns.map((column) => `t.${quoted(column.name)} = k.${quoted(column.name)}`).join(' and ')}`;
  const text = `select ${isDeleted ? 't' : 'k'}.ordinality::int as at, to_jsonb(r) as record,
    array[${matches.join(', ')}]::boolean[] as matches
    from ${from} cross join lateral (select ${list}) r`;
  return { text, values };
}
