import type { Queries } from '#server/postgres/connect.ts';

type Door = { name: string; fault: 'no row-level security' | 'rights of its owner' | 'no policies' };

const advice = {
  'no row-level security': 'has no row-level security. Add "alter table … enable row level security" and policies',
  'rights of its owner':
    'runs with the rights of its owner. Make it "security_invoker" (a function: "security invoker")',
  'no policies': 'is of a kind that cannot have policies. Move it out of the schema "public"',
} as const;

/**
 * Looks for what would let a call of the data API past the policies: in `public`, tables without row-level security,
 * views and functions that run as their owner, and tables that no policy can guard. Out: a sentence, if there is one.
 */
export async function findOpenDoor(sql: Queries): Promise<string | undefined> {
  const [door] = await sql<Door[]>`
    select c.relname as name,
           case when relkind in ('r', 'p') then 'no row-level security'
                when relkind = 'v' then 'rights of its owner' else 'no policies' end as fault
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and (
      (relkind in ('r', 'p') and not relrowsecurity)
      or (relkind = 'v' and not coalesce(
        (select bool_or(option_value::boolean) from pg_options_to_table(reloptions) where option_name = 'security_invoker'), false))
      or relkind in ('m', 'f'))
    union all
    select p.proname, 'rights of its owner' from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
    order by name limit 1`;
  if (door === undefined) return undefined;
  return `Everybody could read or change data: public."${door.name}" ${advice[door.fault]}, in a migration. The server does not start before that.`;
}
