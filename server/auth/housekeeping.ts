import type { Database } from '#server/postgres/connect.ts';
import { audit } from './audit.ts';
import { unusedDays } from './sessions/refresh-chain.ts';

/** How long an account waits for its address to be confirmed, in days. */
export const unconfirmedDays = 7;

// Deleted in portions, so that no statement grows too long to finish.
const portion = 2000;

/**
 * Deletes what the accounts have no use for any more (the times and their reasons: docs/decisions/017-sessions.md).
 * Out: how many rows of each kind.
 */
export async function pruneAccounts(sql: Database): Promise<Readonly<Record<string, number>>> {
  const pruned: Record<string, number> = {};
  for (const [kind, prune] of Object.entries(pruners)) {
    pruned[kind] = 0;
    for (;;) {
      const count = await prune(sql);
      pruned[kind] += count;
      if (count < portion) break;
    }
  }
  return pruned;
}

type Prune = (sql: Database) => Promise<number>;

const pruners = {
  // A day longer than they count, so that their owner still reads that they have ended.
  sessions: async (sql) =>
    (
      await sql`
        delete from auth.sessions where id in (
          select id from auth.sessions
          where not_after < now() - interval '1 day'
             or coalesce(refreshed_at at time zone 'utc', created_at) < now() - make_interval(days => ${unusedDays + 1})
          limit ${portion})`
    ).count,
  // Who stole a token and uses it is found out when its owner comes back with theirs: so used ones are kept for long.
  refreshTokens: async (sql) =>
    (
      await sql`
        delete from auth.refresh_tokens where id in (
          select id from auth.refresh_tokens where revoked and updated_at < now() - interval '90 days' limit ${portion})`
    ).count,
  // The password of a sign-up waits with its token for another mail, for as long as the account does.
  oneTimeTokens: async (sql) =>
    (
      await sql`
        delete from auth.one_time_tokens where id in (
          select id from auth.one_time_tokens where expires_at < now() and encrypted_password is null limit ${portion})`
    ).count,
  flows: async (sql) =>
    (
      await sql`
        delete from auth.flow_state where id in (
          select id from auth.flow_state where created_at < now() - interval '1 day' limit ${portion})`
    ).count,
  challenges: async (sql) =>
    (
      await sql`
        delete from auth.mfa_challenges where id in (
          select id from auth.mfa_challenges where created_at < now() - interval '1 day' limit ${portion})`
    ).count,
  // Begun and never finished: nothing depends on it, and its name becomes free again.
  unfinishedFactors: async (sql) =>
    (
      await sql`
        delete from auth.mfa_factors where id in (
          select id from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '1 day' limit ${portion})`
    ).count,
  // The worker answers within moments. What it could not do in a day, nobody waits for, and it holds addresses.
  requests: async (sql) =>
    (
      await sql`
        delete from auth.requests where id in (
          select id from auth.requests where created_at < now() - interval '1 day' limit ${portion})`
    ).count,
  auditEntries: async (sql) =>
    (
      await sql`
        delete from auth.audit_log_entries where id in (
          select id from auth.audit_log_entries where created_at < now() - interval '90 days' limit ${portion})`
    ).count,
  unconfirmedAccounts: pruneUnconfirmed,
} satisfies Record<string, Prune>;

// An address that somebody typed and its owner never confirmed: it is not ours to keep.
async function pruneUnconfirmed(sql: Database): Promise<number> {
  return sql.begin(async (transaction) => {
    const deleted = await transaction<{ id: string }[]>`
      delete from auth.users where id in (
        select id from auth.users
        where confirmed_at is null and last_sign_in_at is null and deleted_at is null and not is_sso_user and not is_anonymous
          and greatest(created_at, confirmation_sent_at, invited_at, recovery_sent_at) < now() - make_interval(days => ${unconfirmedDays})
          and not exists (select from auth.sessions s where s.user_id = users.id)
        limit ${portion} for update skip locked)
      returning id`;
    for (const { id } of deleted)
      await audit(transaction, { action: 'user_deleted', actorId: id, traits: { reason: 'never_confirmed' } });
    return deleted.length;
  });
}
