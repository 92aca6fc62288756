import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '#server/database.ts';
import type { ConnectOptions, Database } from './connect.ts';

type LastingSession = { readonly end: () => Promise<void> };

/**
 * Keeps a session of its own for as long as the process lives. `begin` says what the session holds (a lock, what it
 * listens to); it is done again as soon as a database that was away for a moment is back.
 */
export async function keepSession(
  database: Pick<OpenDatabase, 'connect'>,
  options: Pick<ConnectOptions, 'purpose' | 'onNotify'>,
  begin: (sql: Database) => Promise<unknown>,
): Promise<LastingSession> {
  const ended = new AbortController();
  let isBeginningAgain = false;
  const sql = database.connect({
    ...options,
    connections: 1,
    statementTimeoutMs: 0,
    isLasting: true,
    onClose: () => void beginAgain(),
  });
  await begin(sql);
  return {
    end: async () => {
      ended.abort();
      await sql.end({ timeout: 2 });
    },
  };

  // Every failed attempt closes a connection too, and must not start another round beside this one.
  async function beginAgain(): Promise<void> {
    if (isBeginningAgain) return;
    isBeginningAgain = true;
    while (!ended.signal.aborted) {
      const hasBegun = await begin(sql).then(
        () => true,
        () => false,
      );
      if (hasBegun) break;
      await wait(200, undefined, { ref: false });
    }
    isBeginningAgain = false;
  }
}
