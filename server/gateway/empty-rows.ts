import { sql } from 'kysely';
import type { ReadCall } from './amend-call.ts';

type Columns = readonly {
  readonly table: string;
  readonly schema?: string;
  readonly name: string;
  readonly is_generated?: boolean;
}[];

const writes = ['insert', 'upsert', 'put'];
const isEmpty = (row: unknown): boolean => typeof row === 'object' && row !== null && Object.keys(row).length === 0;

/**
 * Rows that name no column (`{}`, or nothing that `columns` chose): one is written with all its defaults, a change of
 * nothing changes nothing, as in PostgREST. The package would make SQL of them that PostgreSQL cannot read.
 */
export function fillEmptyRows(writing: ReadCall, columns: Columns): void {
  const { type, from, values, onConflict = [] } = writing;
  const rows: readonly unknown[] = Array.isArray(values) ? values : [values];
  const known = columns
    .filter(({ table, schema = 'public', is_generated: isMade }) => table === from && schema === 'public' && !isMade)
    .map(({ name }) => name);
  // It looks rows up by those of a conflict, and none has a default to look for.
  const name = known.find((column) => !onConflict.includes(column));
  if (name === undefined) return;
  const nothing = { [name]: sql`default` };
  if (writes.includes(type) && rows.every(isEmpty)) writing.values = rows.map(() => nothing);
  if (type === 'update' && (rows.length === 0 || isEmpty(rows[0]))) {
    writing.values = nothing;
    writing.where = { $always: false };
  }
}
