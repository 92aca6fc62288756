import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/log.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import type { ApiClaims } from './claims.ts';

type DoorFault = 'no row-level security' | 'rights of its owner' | 'no policies';

const advice: Readonly<Record<DoorFault, string>> = {
  'no row-level security': 'has no row-level security. Add "alter table … enable row level security" and policies',
  'rights of its owner':
    'runs with the rights of its owner. Make it "security_invoker" (a function: "security invoker")',
  'no policies': 'is of a kind that cannot have policies. Move it out of the schema "public"',
};

/** What would let a call past the policies, whether it may be called, and how that right is taken away. */
type Door = { readonly name: string; readonly fault: DoorFault; readonly isOpen: boolean; readonly lock: string };

// In `public`: tables without row-level security, views and functions that run as their owner, and what no policy can guard.
const doors = (sql: Queries): Promise<Door[]> => sql<Door[]>`
  with passing as (select unnest(array['anon', 'authenticated', 'sql_console']) as role)
  select relname as name,
         case when relkind in ('r', 'p') then 'no row-level security'
              when relkind = 'v' then 'rights of its owner' else 'no policies' end as fault,
         exists (select from passing where has_any_column_privilege(role, c.oid, 'select, insert, update')
                                        or has_table_privilege(role, c.oid, 'delete, truncate')) as "isOpen",
         format('revoke all on public.%I from public, anon, authenticated, sql_console', relname) as lock
  from pg_class c
  where relnamespace = 'public'::regnamespace and (
    (relkind in ('r', 'p') and not relrowsecurity)
    or (relkind = 'v' and not coalesce(
      (select bool_or(option_value::boolean) from pg_options_to_table(reloptions) where option_name = 'security_invoker'), false))
    or relkind in ('m', 'f'))
  union all
  select proname, 'rights of its owner',
         exists (select from passing where has_function_privilege(role, p.oid, 'execute')),
         format('revoke execute on function %s from public, anon, authenticated, sql_console', p.oid::regprocedure)
  from pg_proc p
  where pronamespace = 'public'::regnamespace and prosecdef
  order by name`;

/**
 * Looks for what would let a call of the data API past the policies. Out: a sentence, if there is something.
 */
export async function findOpenDoor(sql: Queries): Promise<string | undefined> {
  const [door] = await doors(sql);
  if (door === undefined) return undefined;
  return `Everybody could read or change data: public."${door.name}" ${advice[door.fault]}, in a migration. The server does not start before that.`;
}

/**
 * Closes what opens a way past the policies while the server runs, and says so in the log
 * (docs/decisions/033-tables-of-a-developer.md).
 */
export async function closeDoors(sql: Database, log: Log): Promise<void> {
  for (const { name, fault, isOpen, lock } of await doors(sql)) {
    if (!isOpen) continue;
    await sql.unsafe(lock).then(
      () => log.error({ name, fault }, `public."${name}" ${advice[fault]}. Nobody may call it any more.`),
      (error: unknown) =>
        log.error({ ...errorFields(error), name, fault }, `public."${name}" is open, and not ours to close.`),
    );
  }
}

/** Asks the sentinel, over the whole way of a call, as whom it ran. Out: a sentence when it was not who it should be. */
export async function whoRunsCalls(
  answer: (request: Request, claims: ApiClaims) => Promise<Response>,
): Promise<string | undefined> {
  for (const role of ['anon', 'authenticated'] as const) {
    const answered = await answer(new Request('http://localhost/rest/v1/_sentinel?select=role'), { role });
    const text = await answered.text();
    if (text !== JSON.stringify([{ role }]))
      return `A call of the data API that should run as ${role} was answered with ${answered.status} ${text}. The server does not start before that is mended: see public._sentinel.`;
  }
  return undefined;
}
