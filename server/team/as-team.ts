import { Failed } from '#server/http/failures.ts';
import { asRole, leaveRole, type StatementTag } from '#server/postgres/as-role.ts';
import { withDeadline } from '#server/postgres/away.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import type { Member } from './team-calls.ts';

type AsMember = Pick<Member, 'id' | 'role' | 'sessionId'>;

/** What policies know of somebody of the team (supabase/migrations, inbox), made from the account's row. */
export const teamClaims = ({ id, role }: Pick<Member, 'id' | 'role'>) => ({
  role: 'inbox_team',
  sub: id,
  app_metadata: { role },
});

/**
 * Runs statements in a transaction as somebody of the team, under row-level security, for as long as a visitor should wait.
 * Throws `not_team` where the session of the call has ended or the role is another one since: a body may take two minutes
 * to come.
 */
export async function asTeam<Result>(
  sql: Database,
  member: AsMember,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  return withDeadline(() =>
    asRole(sql, teamClaims(member), work, async (transaction) => {
      const held = await transaction`
        select from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id = ${member.sessionId} and (s.not_after is null or s.not_after > now())
          and u.id = ${member.id} and u.raw_app_meta_data ->> 'role' = ${member.role}`;
      if (held.count === 0) throw new Failed({ code: 'not_team' });
    }),
  );
}

/** Runs one statement so. */
export const statementAsTeam =
  (sql: Database, member: AsMember): StatementTag =>
  (text, ...values) =>
    asTeam(sql, member, async (transaction) => transaction(text, ...values));

/** Runs a part of such a transaction as the server itself: for the visitor's link, and for writing mails. */
export async function asServer<Result>(transaction: Queries, work: () => Promise<Result>): Promise<Result> {
  await leaveRole(transaction);
  const result = await work();
  await transaction`select set_config('role', 'inbox_team', true)`;
  return result;
}
