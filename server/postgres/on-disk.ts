import { together } from '#server/together.ts';
import type { Database } from './connect.ts';

const waiting = new WeakMap<Database, (what: undefined) => Promise<void>>();

/**
 * Waits until all that was committed before is on the disk; one write serves all who wait. For transactions whose commit
 * does not wait for it (`synchronous_commit`): those that notify (`pg_notify`) hold one lock until their commit is over,
 * so each would write alone while all others wait.
 */
export function onDisk(sql: Database): Promise<void> {
  // A commit that has written something waits for all before it.
  const flush = waiting.get(sql) ?? together(() => sql`select pg_logical_emit_message(true, 'ecosystem', '')`);
  waiting.set(sql, flush);
  return flush(undefined);
}
