import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '#server/database.ts';

/** The number of this process in the outbox, and its end. */
export type BootLock = { readonly id: string; readonly release: () => Promise<void> };

/**
 * Draws a number for this process and holds it as an advisory lock on a connection of its own, for as
 * long as the process lives. The lock is taken again at once when the database was away for a moment.
 */
export async function holdBootLock(database: Pick<OpenDatabase, 'connect'>): Promise<BootLock> {
  // 63 random bits, as PostgreSQL's bigint takes them.
  const id = (randomBytes(8).readBigUInt64BE() >> 1n).toString();
  const released = new AbortController();
  let isHoldingAgain = false;
  const sql = database.connect({
    connections: 1,
    statementTimeoutMs: 0,
    purpose: 'outbox lease',
    isLasting: true,
    onClose: () => void holdAgain(),
  });
  await sql`select pg_advisory_lock(${id}::bigint)`;
  return {
    id,
    release: async () => {
      released.abort();
      await sql.end({ timeout: 2 });
    },
  };

  // Every failed attempt closes a connection too, and must not start another round beside this one.
  async function holdAgain(): Promise<void> {
    if (isHoldingAgain) return;
    isHoldingAgain = true;
    while (!released.signal.aborted) {
      const isHeld = await sql`select pg_advisory_lock(${id}::bigint)`.then(
        () => true,
        () => false,
      );
      if (isHeld) break;
      await wait(200, undefined, { ref: false });
    }
    isHoldingAgain = false;
  }
}
