import { type Queries, quoted } from '#server/postgres/connect.ts';

/** A table as a backup of rows keeps it. */
export type BackupTable = {
  readonly schema: string;
  readonly name: string;
  /** Those that are written; the others follow from them. */
  readonly columns: readonly string[];
};

/** One of a database, and whether we may read it: others may have made some there. */
type FoundTable = BackupTable & { readonly mayRead: boolean };

/** A counter behind a column, and how far it has come. */
export type Sequence = {
  readonly schema: string;
  readonly name: string;
  readonly last: string;
  readonly isCalled: boolean;
};

/** The name of a table, of a counter or of columns as SQL has it. */
export const nameOf = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;
export const columnsOf = ({ columns }: Pick<BackupTable, 'columns'>): string => columns.map(quoted).join(', ');

// What PostgreSQL itself has, what a superuser set up, and whatever belongs to an extension.
const notOurs = `n.nspname ~ '^(pg_|information_schema$|set_up$)' or exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/**
 * All tables of a database with what they hold for good, each behind those that it refers to. Counters of limits and the
 * like, which a crash empties, are left out. Throws where tables refer to each other in a circle.
 */
export async function tablesOf(sql: Queries): Promise<readonly FoundTable[]> {
  const found = await sql<(FoundTable & { needs: string[] })[]>`
    select n.nspname as schema, c.relname as name,
           has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as "mayRead",
           (select array_agg(attname::text order by attnum) from pg_attribute
            where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
           array(select distinct (confrelid::regclass)::oid::text from pg_constraint
                 where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) || c.oid::text as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and not (${sql.unsafe(notOurs)})
    order by n.nspname, c.relname`;
  const waiting = new Map(
    found.map(({ needs, ...table }) => [needs.at(-1) ?? '', { table, needs: needs.slice(0, -1) }]),
  );
  const ordered: FoundTable[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(([, { needs }]) => needs.every((need) => !waiting.has(need)));
    if (free.length === 0)
      throw new Error(
        `Tables refer to each other in a circle: ${[...waiting.values()].map(({ table }) => nameOf(table)).join(', ')}.`,
      );
    for (const [id, { table }] of free) {
      ordered.push(table);
      waiting.delete(id);
    }
  }
  return ordered;
}

/** How far the counters of a database have come, of those that we may read. */
export async function countersOf(sql: Queries): Promise<readonly Sequence[]> {
  const found = await sql<Pick<Sequence, 'schema' | 'name'>[]>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and not (${sql.unsafe(notOurs)})
      and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')
    order by 1, 2`;
  const counters: Sequence[] = [];
  for (const { schema, name } of found) {
    const [counter] = await sql<Pick<Sequence, 'last' | 'isCalled'>[]>`
      select last_value::text as last, is_called as "isCalled" from ${sql.unsafe(nameOf({ schema, name }))}`;
    if (counter) counters.push({ schema, name, ...counter });
  }
  return counters;
}
