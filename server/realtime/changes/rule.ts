import type { Queries } from '#server/postgres/connect.ts';
import { quoted } from '#server/postgres/quoted.ts';

/**
 * The condition under which a role may read a row, as SQL: what the policies of the table say of it, put together as
 * PostgreSQL does (https://www.postgresql.org/docs/current/ddl-rowsecurity.html). So it can be asked of a row as it was
 * when it changed, which is in no table any more.
 */
export async function readRule(
  sql: Queries,
  { schema, name }: { readonly schema: string; readonly name: string },
  role: string,
): Promise<string> {
  const [found] = await sql<{ isGuarded: boolean; rules: { isPermissive: boolean; text: string }[] }[]>`
    select c.relrowsecurity and not (select rolbypassrls from pg_roles where rolname = ${role}) as "isGuarded",
      coalesce((
        select json_agg(json_build_object('isPermissive', p.polpermissive, 'text', pg_get_expr(p.polqual, p.polrelid)))
        from pg_policy p
        where p.polrelid = c.oid and p.polcmd in ('r', '*') and p.polqual is not null
          and (p.polroles = '{0}' or exists (select from unnest(p.polroles) r where pg_has_role(${role}::name, r, 'usage')))
      ), '[]') as rules
    from pg_class c where c.oid = ${`${quoted(schema)}.${quoted(name)}`}::text::regclass`;
  if (found?.isGuarded === false) return 'true';
  const texts = (isPermissive: boolean): string[] =>
    (found?.rules ?? []).filter((rule) => rule.isPermissive === isPermissive).map(({ text }) => `(${text})`);
  return [`(${[...texts(true), 'false'].join(' or ')})`, ...texts(false)].join(' and ');
}
