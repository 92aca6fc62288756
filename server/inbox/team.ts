import type { TeamMember } from '#contract/inbox.ts';
import type { User } from '#server/auth/users/users.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { InboxRoutes } from './inbox-parts.ts';
import { nameOf } from './member.ts';

/** GET /team: everybody who can care for a message. */
export const team: InboxRoutes = (app, { sql }) => {
  app.get('/team', async (c) => c.json(await listTeam(sql)));
};

/** Everybody who has a role now, by name. */
export async function listTeam(sql: Database): Promise<TeamMember[]> {
  const users = await sql<Pick<User, 'id' | 'email' | 'userMetadata'>[]>`
    select id, email, raw_user_meta_data as "userMetadata" from auth.users
    where raw_app_meta_data ->> 'role' in ('team', 'admin') and deleted_at is null
      and (banned_until is null or banned_until < now())`;
  return users.map((user) => ({ id: user.id, name: nameOf(user) })).toSorted((a, b) => a.name.localeCompare(b.name));
}
