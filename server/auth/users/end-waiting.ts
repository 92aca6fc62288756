import type { Queries } from '#server/postgres/connect.ts';

/**
 * Ends what an account said as an admin and still waits, when it is none any more: a stolen session may have named a bank
 * account or a mail server. In the transaction that holds the row of the account.
 */
export async function endWaiting(sql: Queries, userId: string): Promise<void> {
  await sql`
    update app_private.setting_versions set stopped_at = now()
    where author_id = ${userId} and counts_from > now() and stopped_at is null`;
}
