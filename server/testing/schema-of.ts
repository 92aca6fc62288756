import type { Queries } from '#server/postgres/connect.ts';

/**
 * All that the migrations make in a database, a line for each thing, in an order that does not depend on when it was
 * made. Without the brackets of conditions, which a dump writes otherwise.
 */
export async function schemaOf(sql: Queries): Promise<readonly string[]> {
  const lines = await sql<{ line: string }[]>`
    with ours as (
      select oid, nspname, nspacl from pg_namespace
      where nspname in ('app_private', 'app_rights', 'auth', 'public', 'realtime', 'storage')
    ), relations as (
      select c.*, quote_ident(nspname) || '.' || quote_ident(relname) as name from pg_class c join ours on ours.oid = relnamespace
    )
    select 'schema ' || nspname || ' ' || rights as line
      from ours, lateral (select coalesce(string_agg(acl::text, ' ' order by acl::text), '') as rights from unnest(nspacl) acl) r
      where nspname <> 'public'
    union all
    select 'table ' || name || ' ' || relpersistence::text || relrowsecurity::text || rights
      from relations, lateral (
        select string_agg(acl::text, ' ' order by acl::text) as rights
        from unnest(coalesce(relacl, acldefault('r', relowner))) acl) r
      where relkind = 'r'
    union all
    select 'column ' || name || ' ' || row_number() over (partition by attrelid order by attnum) || ' ' || attname || ' '
        || format_type(atttypid, atttypmod) || ' ' || attnotnull || attgenerated::text || attidentity::text
        || coalesce(' ' || pg_get_expr(adbin, adrelid), '') || coalesce(attacl::text, '')
      from relations join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relkind = 'r'
    union all
    select 'index ' || pg_get_indexdef(oid) from relations where relkind = 'i'
    union all
    select 'constraint ' || name || ' ' || conname || ' ' || translate(pg_get_constraintdef(con.oid), '()', '')
      from relations join pg_constraint con on conrelid = relations.oid
    union all
    select 'trigger ' || pg_get_triggerdef(t.oid) from relations join pg_trigger t on tgrelid = relations.oid
      where not tgisinternal
    union all
    select 'policy ' || name || ' ' || polname || ' ' || polcmd::text || polpermissive || polroles::regrole[]::text || ' '
        || coalesce(pg_get_expr(polqual, polrelid), '') || ' / ' || coalesce(pg_get_expr(polwithcheck, polrelid), '')
      from relations join pg_policy on polrelid = relations.oid
    union all
    select pg_get_functiondef(p.oid) from pg_proc p join ours on ours.oid = pronamespace
    union all
    select 'type ' || nspname || '.' || typname || ' ' || string_agg(enumlabel, ', ' order by enumsortorder)
      from pg_type t join ours on ours.oid = typnamespace join pg_enum on enumtypid = t.oid group by nspname, typname
    union all
    select 'published ' || pubname || ' ' || schemaname || '.' || tablename from pg_publication_tables
    order by 1`;
  return lines.map(({ line }) => line);
}
