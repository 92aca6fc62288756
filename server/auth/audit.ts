import type { Queries } from '#server/postgres/connect.ts';

/** What is noted, in GoTrue's words where it has them. */
export type AuditAction =
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
  | 'role_revoked';

type Entry = {
  readonly action: AuditAction;
  /** The id of the account it was done with; absent for the server itself. */
  readonly actorId?: string;
  /** Ids and names only: no address, no secret. */
  readonly traits?: Readonly<Record<string, string>>;
};

/** Notes what happened to an account, without addresses, passwords, codes and tokens. */
export async function audit(sql: Queries, { action, actorId, traits }: Entry): Promise<void> {
  const payload = { action, actor_id: actorId ?? null, traits: traits ?? {} };
  await sql`insert into auth.audit_log_entries (payload) values (${sql.json(payload)})`;
}
