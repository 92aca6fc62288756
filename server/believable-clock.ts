import type { Database } from './postgres/connect.ts';

/**
 * Whether a clock (the database's, when left out) may say what is too old. One that was set a year ahead would delete
 * everything for good, and what was sent would seem to be of days to come on one that is behind. So whatever is days away
 * from the last look that was believed is believed only after it has stayed there for a day; one that jumps again is doubted
 * anew. A server that was off waits as long; one that runs less than a day at a time, once in eight days, deletes nothing.
 * Who sets the clock right has lost nothing.
 */
export async function isBelievable(sql: Database, now?: Date): Promise<boolean> {
  const [{ isBelieved }] = await sql<[{ isBelieved: boolean }]>`
    insert into app_private.clock_looks as last (looked_at) values (${now ?? sql`now()`})
    on conflict (is_only) do update set (looked_at, doubted_from) = (
      select case when doubt.since is null then excluded.looked_at else last.looked_at end, doubt.since
      from (select case
        when excluded.looked_at between last.looked_at - interval '2 days' and last.looked_at + interval '2 days' then null
        when excluded.looked_at between last.doubted_from and last.doubted_from + interval '1 day' then last.doubted_from
        when excluded.looked_at between last.doubted_from and last.doubted_from + interval '8 days' then null
        else excluded.looked_at
      end as since) as doubt)
    returning doubted_from is null as "isBelieved"`;
  return isBelieved;
}
