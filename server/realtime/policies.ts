import { databaseCodes } from '#contract/refusals.ts';
import type { ApiClaims } from '#server/gateway/claims.ts';
import { becomeRole } from '#server/postgres/as-role.ts';
import { isAway } from '#server/postgres/away.ts';
import type { Database } from '#server/postgres/connect.ts';
import { rolledBack } from '#server/postgres/rolled-back.ts';
import { databaseAway } from './realtime-error.ts';

type May = { readonly read: boolean; readonly write: boolean };

/** What somebody may do in a private channel. */
export type ChannelRights = { readonly broadcast: May; readonly presence: May };

const extensions = ['broadcast', 'presence'] as const;

/**
 * Asks the policies of `realtime.messages` what somebody may do in a private channel, as Supabase's server does: a row
 * of each extension is written and looked at as who asks, then all of it is rolled back. Throws a refusal while the
 * database is away.
 */
export async function askPolicies(sql: Database, claims: ApiClaims, topic: string): Promise<ChannelRights> {
  const may = { broadcast: { read: false, write: false }, presence: { read: false, write: false } };
  // PostgreSQL can ask nothing about such a name.
  if (topic.includes('\0')) return may;
  const asked = rolledBack(sql, async (transaction) => {
    const rows = await transaction<{ id: string; extension: (typeof extensions)[number] }[]>`
      insert into realtime.messages ${transaction(extensions.map((extension) => ({ topic, extension })))}
      returning id, extension`;
    await becomeRole(transaction, claims, { 'realtime.topic': topic });
    const seen = await transaction<{ id: string }[]>`
      select id from realtime.messages where id in ${transaction(rows.map(({ id }) => id))}`;
    for (const { id, extension } of rows) may[extension].read = seen.some((row) => row.id === id);
    for (const extension of extensions)
      may[extension].write = await transaction
        .savepoint((inner) => inner`insert into realtime.messages ${inner({ topic, extension })}`)
        .then(
          () => true,
          (error: unknown) => {
            if ((error as { code?: string }).code === databaseCodes.forbidden) return false;
            throw error;
          },
        );
    return may;
  });
  return asked.catch((error: unknown) => {
    throw isAway(error) ? databaseAway() : error;
  });
}
