import type { PendingQuery, Row } from 'postgres';
import { isBelievable } from '#server/believable-clock.ts';
import type { Database } from '#server/postgres/connect.ts';
import { inPortions } from '#server/postgres/in-portions.ts';
import { audit } from './audit.ts';
import { unusedDays } from './sessions/refresh-chain.ts';

// How long an account waits for its address to be confirmed.
const unconfirmedDays = 7;

const portion = 2000;

/**
 * Deletes what the accounts have no use for any more (the times and their reasons: docs/decisions/017-sessions.md).
 * Out: how many rows of each kind; none while the clock is not believed.
 */
export async function pruneAccounts(sql: Database): Promise<Readonly<Record<string, number>>> {
  if (!(await isBelievable(sql))) return {};
  const pruned: Record<string, number> = {};
  for (const [kind, { table, isOver }] of Object.entries(outdated))
    pruned[kind] = await inPortions(portion, async () => {
      const deleted = await sql`
        delete from ${sql(table)} where id in (select id from ${sql(table)} where ${isOver(sql)} limit ${portion})`;
      return deleted.count;
    });
  pruned['unconfirmedAccounts'] = await inPortions(portion, () => pruneUnconfirmed(sql));
  return pruned;
}

type Outdated = { readonly table: string; readonly isOver: (sql: Database) => PendingQuery<Row[]> };

const outdated = {
  // A day longer than they count, so that their owner still reads that they have ended.
  sessions: {
    table: 'auth.sessions',
    isOver: (sql) => sql`
      not_after < now() - interval '1 day'
      or coalesce(refreshed_at at time zone 'utc', created_at) < now() - make_interval(days => ${unusedDays + 1})`,
  },
  // Who stole a token and uses it is found out when its owner comes back with theirs: so used ones are kept for long.
  refreshTokens: {
    table: 'auth.refresh_tokens',
    isOver: (sql) => sql`revoked and updated_at < now() - interval '90 days'`,
  },
  // The password of a sign-up waits with its token for another mail, for as long as the account does.
  oneTimeTokens: {
    table: 'auth.one_time_tokens',
    isOver: (sql) => sql`expires_at < now() and encrypted_password is null`,
  },
  flows: { table: 'auth.flow_state', isOver: (sql) => sql`created_at < now() - interval '1 day'` },
  challenges: { table: 'auth.mfa_challenges', isOver: (sql) => sql`created_at < now() - interval '1 day'` },
  // Begun and never finished: nothing depends on it, and its name becomes free again.
  unfinishedFactors: {
    table: 'auth.mfa_factors',
    isOver: (sql) => sql`status = 'unverified' and created_at < now() - interval '1 day'`,
  },
  // The worker answers within moments. What it could not do in a day, nobody waits for, and it holds addresses.
  requests: { table: 'auth.requests', isOver: (sql) => sql`created_at < now() - interval '1 day'` },
  auditEntries: { table: 'auth.audit_log_entries', isOver: (sql) => sql`created_at < now() - interval '90 days'` },
} satisfies Record<string, Outdated>;

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
