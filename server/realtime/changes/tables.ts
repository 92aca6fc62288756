import type { Queries } from '#server/postgres/connect.ts';

/** A table that is told of, as a role sees it: only the columns that it may read. */
export type PublishedTable = {
  readonly schema: string;
  readonly name: string;
  /** In the order of the table. */
  readonly columns: readonly Column[];
};

type Column = {
  readonly name: string;
  /** As it is told, e.g. `int8` or `_text`. */
  readonly type: string;
  /** As it is written in SQL, e.g. `character varying(20)`. */
  readonly cast: string;
  readonly isKey: boolean;
};

/**
 * The tables that are told of and that match, where a role may read the whole primary key. In: names, or `*` for all.
 * What is told of is the publication `supabase_realtime`, as in a hosted project; a table that was added to it gets its
 * trigger here.
 */
export async function findTables(
  sql: Queries,
  { schema, table, role }: { readonly schema: string; readonly table: string; readonly role: string },
): Promise<readonly PublishedTable[]> {
  const find = (): Promise<(PublishedTable & { isReady: boolean; isWhole: boolean })[]> => sql<
    (PublishedTable & { isReady: boolean; isWhole: boolean })[]
  >`
    select p.schemaname as schema, p.tablename as name, p.columns, p."isReady", p."isWhole"
    from (
      select t.schemaname, t.tablename,
        exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'realtime_note_change') as "isReady",
        coalesce((
          select bool_and(has_column_privilege(${role}::name, c.oid, k.attnum, 'select'))
          from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
          where i.indrelid = c.oid and i.indisprimary), false) as "isWhole",
        (select coalesce(json_agg(json_build_object('name', a.attname, 'type', y.typname,
             'cast', format_type(a.atttypid, a.atttypmod), 'isKey', coalesce(a.attnum = any (i.indkey), false))
             order by a.attnum), '[]')
         from pg_attribute a join pg_type y on y.oid = a.atttypid
         left join pg_index i on i.indrelid = c.oid and i.indisprimary
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           and has_column_privilege(${role}::name, c.oid, a.attnum, 'select')) as columns
      from pg_publication_tables t
      join pg_namespace n on n.nspname = t.schemaname
      join pg_class c on c.relname = t.tablename and c.relnamespace = n.oid
      where t.pubname = 'supabase_realtime' and has_schema_privilege(${role}::name, n.oid, 'usage')
        and ${schema}::text in ('*', t.schemaname::text) and ${table}::text in ('*', t.tablename::text)
    ) p
    where p."isWhole"
    order by p.schemaname, p.tablename`;
  const found = await find();
  if (found.every(({ isReady }) => isReady)) return found;
  await sql`select realtime.keep_triggers()`;
  return (await find()).filter(({ isReady }) => isReady);
}
