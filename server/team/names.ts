import type { TeamMember } from '#contract/inbox.ts';
import type { User } from '#server/auth/users/users.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import { asServer } from './as-team.ts';
import { nameOf } from './team-calls.ts';

/** Whom an id means. */
export type WhoIs = (id: string | null) => TeamMember | null;

/**
 * Looks accounts up by their ids, also of people who have left the team since: what they did still bears their name.
 * Out: whom an id means; null for none, and for an account that is gone. In: a transaction of `asTeam`; the look-up
 * itself runs as the server, because the team's role reads no accounts.
 */
export async function readNames(sql: Queries, ids: readonly (string | null)[]): Promise<WhoIs> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const users =
    wanted.length === 0
      ? []
      : await asServer(
          sql,
          () => sql<Pick<User, 'id' | 'email' | 'userMetadata'>[]>`
            select id, email, raw_user_meta_data as "userMetadata" from auth.users
            where id = any (${wanted}::uuid[]) and deleted_at is null`,
        );
  const known = new Map(users.map((user) => [user.id, { id: user.id, name: nameOf(user) }]));
  return (id) => (id === null ? null : (known.get(id) ?? null));
}

/** Everybody who has a role now, by name. */
export async function listTeam(sql: Database): Promise<TeamMember[]> {
  const users = await sql<Pick<User, 'id' | 'email' | 'userMetadata'>[]>`
    select id, email, raw_user_meta_data as "userMetadata" from auth.users
    where raw_app_meta_data ->> 'role' in ('team', 'admin') and deleted_at is null
      and (banned_until is null or banned_until < now())`;
  return users.map((user) => ({ id: user.id, name: nameOf(user) })).toSorted((a, b) => a.name.localeCompare(b.name));
}
