import { setTimeout as wait } from 'node:timers/promises';

/** The database did not answer in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

// Half of the 20 s after which the browser gives up (CONT-15), so that our words arrive first.
const deadlineMs = 10_000;

/**
 * Runs what talks to the database, and throws a DeadlineError when it takes longer than a visitor
 * should wait. The work itself may still succeed later; the same draft then gets its receipt.
 */
export async function withDeadline<Value>(work: () => Promise<Value>, milliseconds = deadlineMs): Promise<Value> {
  const ended = new AbortController();
  const late = wait(milliseconds, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new DeadlineError('The database did not answer in time.');
  });
  late.catch(() => {});
  try {
    return await Promise.race([work(), late]);
  } finally {
    ended.abort();
  }
}

// Connection lost or refused (08, and the driver's own codes; but 08P01 is what we sent: a NUL in a name), too many
// connections or no room (53), shut down or starting (57P), statement timeout (57014), read-only standby (25006).
const awayCodes = /^(?:08(?!P01)...|53...|57P..|57014|25006|CONN\w+|CONNECT_TIMEOUT|E[A-Z]+)$/u;

/** Whether an error means that the database is away or out of breath, and not that we asked nonsense. */
export function isAway(error: unknown): boolean {
  return error instanceof DeadlineError || awayCodes.test(String((error as { code?: unknown } | null)?.code ?? ''));
}
