import type { Queries } from '#server/postgres/connect.ts';

/** What is noted, in GoTrue's words where it has them. */
type AuditAction =
  | 'login'
  | 'logout'
  | 'user_signedup'
  | 'user_invited'
  | 'user_confirmation_requested'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_updated_password'
  | 'user_modified'
  | 'user_deleted'
  | 'token_revoked'
  | 'identity_linked'
  | 'factor_in_progress'
  | 'factor_verified'
  | 'factor_unenrolled'
  | 'challenge_created'
  | 'verification_attempted'
  | 'recovery_codes_generated'
  | 'data_exported'
  | 'role_granted'
  | 'role_revoked'
  | 'sql_run';

type AuditEntry = {
  readonly action: AuditAction;
  /** The id of the account it was done with; absent for the server itself. */
  readonly actorId?: string;
  /** Ids and names only: no address, no secret. For `sql_run` the statement. */
  readonly traits?: Readonly<Record<string, string>>;
};

// What can be repeated at will must not fill the table. Who does one thing more often than this in an hour shows
// nothing new, and nobody is kept from anything. Statements of admins differ: all of them are
// noted, and how many there may be is limited where they come in.
const mostPerHour = 30;

/** Notes what happened to an account, without addresses, passwords, codes and tokens, at most 30 times an hour (`sql_run` always). */
export async function audit(sql: Queries, { action, actorId, traits }: AuditEntry): Promise<void> {
  const payload = sql.json({ action, actor_id: actorId ?? null, traits: traits ?? {} });
  if (actorId === undefined || action === 'sql_run')
    return void (await sql`insert into auth.audit_log_entries (payload) values (${payload})`);
  await sql`
    insert into auth.audit_log_entries (payload)
    select ${payload}::json where ${mostPerHour} > (
      select count(*) from (
        select from auth.audit_log_entries
        where payload ->> 'actor_id' = ${actorId} and payload ->> 'action' = ${action}
          and created_at > now() - interval '1 hour'
        limit ${mostPerHour}) lately)`;
}
