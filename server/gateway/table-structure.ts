import type { Database } from '#server/postgres/connect.ts';

// Word for word as it came with the migrations (supabase/migrations/20261121220100_projects.sql); a test compares them.
const definition = `
create or replace function public.get_table_structure(table_name text)
  returns table (column_name text, data_type text, is_nullable boolean, column_default text)
  language sql stable security invoker set search_path = ''
as $$
  select c.column_name::text, c.data_type::text, c.is_nullable = 'YES', c.column_default::text
  from information_schema.columns c
  where c.table_schema = 'public' and c.table_name = get_table_structure.table_name
  order by c.ordinal_position
$$`;

/** Makes the function that the admin panel looks tables up with, where somebody took it away (ADM-09). */
export async function makeTableStructure(sql: Database): Promise<void> {
  const [found] = await sql`select to_regprocedure('public.get_table_structure(text)') as name`;
  if (found?.name != null) return;
  await sql.begin(async (transaction) => {
    await transaction.unsafe(definition);
    await transaction`revoke execute on function public.get_table_structure(text) from public`;
    await transaction`
      grant execute on function public.get_table_structure(text) to anon, authenticated, service_role`;
  });
}
