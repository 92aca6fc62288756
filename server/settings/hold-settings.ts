import { Failed } from '#server/http/failures.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { oneAtATime } from '#server/postgres/one-at-a-time.ts';
import { asServer } from '#server/team/as-team.ts';
import type { Member } from '#server/team/team-calls.ts';

/**
 * Lets admins change what waits one after the other, and none whose role went meanwhile. The account is held before any
 * version, as by whoever takes a role or deletes an account: in another order the two would wait for each other for ever.
 */
export async function holdSettings(team: Queries, { id }: Pick<Member, 'id'>): Promise<void> {
  await oneAtATime(team, 'settings');
  const held = await asServer(
    team,
    () => team`
      select from auth.users where id = ${id} and raw_app_meta_data ->> 'role' = 'admin' and deleted_at is null
        and coalesce(banned_until <= now(), true)
      for key share`,
  );
  if (held.count === 0) throw new Failed({ code: 'admins_only' });
}
