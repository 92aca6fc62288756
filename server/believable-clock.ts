import type { Database } from './postgres/connect.ts';

/**
 * Whether a clock may say what is too old. One that was set a year ahead would delete everything for good, so whatever
 * is days ahead of the last look is believed only after it has stayed there for a day. A server that was off waits as
 * long; who sets the clock right has lost nothing.
 */
export async function isBelievable(sql: Database, now: Date): Promise<boolean> {
  const [{ isBelieved }] = await sql<[{ isBelieved: boolean }]>`
    insert into app_private.clock_looks as last (looked_at) values (${now})
    on conflict (is_only) do update set
      looked_at = excluded.looked_at,
      doubted_from = case
        when excluded.looked_at > last.doubted_from + interval '1 day' then null
        when excluded.looked_at < last.looked_at - interval '1 day' then null
        else coalesce(last.doubted_from, case when excluded.looked_at > last.looked_at + interval '2 days' then excluded.looked_at end)
      end
    returning doubted_from is null as "isBelieved"`;
  return isBelieved;
}
