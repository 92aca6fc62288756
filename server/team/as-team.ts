import { asRole, leaveRole, type StatementTag } from '#server/postgres/as-role.ts';
import { withDeadline } from '#server/postgres/away.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import type { Member } from './team-calls.ts';

type AsMember = Pick<Member, 'id' | 'role'>;

/**
 * Runs statements in a transaction as somebody of the team, under row-level security: as the role `inbox_team`, with
 * claims made from the account's row (supabase/migrations, inbox), for as long as a visitor should wait.
 */
export async function asTeam<Result>(
  sql: Database,
  member: AsMember,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  const claims = { role: 'inbox_team', sub: member.id, app_metadata: { role: member.role } };
  return withDeadline(() => asRole(sql, claims, work));
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
