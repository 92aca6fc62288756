import { randomBytes } from 'node:crypto';
import type { OpenDatabase } from '#server/database.ts';
import { keepSession } from '#server/postgres/lasting-session.ts';

/** The number of this process in the outbox, and its end. */
export type BootLock = { readonly id: string; readonly release: () => Promise<void> };

/**
 * Draws a number for this process and holds it as an advisory lock on a connection of its own, for as
 * long as the process lives. The lock is taken again at once when the database was away for a moment.
 */
export async function holdBootLock(database: Pick<OpenDatabase, 'connect'>): Promise<BootLock> {
  // 63 random bits, as PostgreSQL's bigint takes them.
  const id = (randomBytes(8).readBigUInt64BE() >> 1n).toString();
  const session = await keepSession(
    database,
    { purpose: 'outbox lease' },
    (sql) => sql`select pg_advisory_lock(${id}::bigint)`,
  );
  return { id, release: session.end };
}
