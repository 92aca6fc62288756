import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '#server/database.ts';
import { withDeadline } from '#server/postgres/away.ts';
import type { Database } from '#server/postgres/connect.ts';

type Needs = {
  readonly database: Pick<OpenDatabase, 'connect'>;
  readonly onNotice: (payload: string) => void;
  /** From now on everything that is committed is told. */
  readonly onBegin: () => void;
  /** Something may have been missed. */
  readonly onLost: () => void;
};

/** Listens to what the database tells. */
type ChangeListener = {
  /** Settles when it listens, and begins to when it is asked for the first time. Throws while the database is away. */
  readonly ready: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const patienceMs = 5000;
/** How often the connection is looked at. */
const everyMs = 30_000;

/**
 * Keeps one connection that listens, and opens another when it ends or says nothing any more: a connection that lies
 * behind a network can be gone without a word.
 */
export function listenToChanges({ database, onNotice, onBegin, onLost }: Needs): ChangeListener {
  const ended = new AbortController();
  let running: Promise<void> | undefined;
  let begun = Promise.withResolvers<void>();

  async function keep(): Promise<void> {
    while (!ended.signal.aborted) {
      const over = new AbortController();
      const sql = database.connect({
        purpose: 'realtime, listening',
        connections: 1,
        statementTimeoutMs: patienceMs,
        isLasting: true,
        onNotify: (_channel, payload) => onNotice(payload),
        onClose: () => over.abort(),
      });
      try {
        await withDeadline(() => sql`listen realtime`, patienceMs);
        if (over.signal.aborted) throw new Error('The connection ended at once.');
        onBegin();
        begun.resolve();
        await untilLost(sql, AbortSignal.any([over.signal, ended.signal]));
        begun = Promise.withResolvers<void>();
        if (!ended.signal.aborted) onLost();
      } catch {
        // Away: it is tried again.
        await wait(200, undefined, { signal: ended.signal, ref: false }).catch(() => {});
      }
      await sql.end({ timeout: 0 });
    }
  }

  async function untilLost(sql: Database, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      const answers = await withDeadline(() => sql`select`, patienceMs).then(
        () => true,
        () => false,
      );
      if (!answers) return;
    }
  }

  return {
    ready: () => {
      running ??= keep();
      return withDeadline(() => begun.promise, patienceMs);
    },
    stop: async () => {
      ended.abort();
      await running;
    },
  };
}
