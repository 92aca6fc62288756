import { databaseCodes } from '#contract/refusals.ts';

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
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new DeadlineError('The database did not answer in time.')), milliseconds).unref();
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

// Connection lost or refused (08; but 08P01 is what we sent, a NUL in a name, unless the connection ends with it: so a
// pooler says that its database is away), too many connections or no room (53;
// but 53400 is a limit of one session), shut down or starting (57P), statement timeout (57014), read-only standby
// (25006), ended so that others who waited for it can go on (40001, 40P01).
const awayCodes = /^(?:08(?!P01)...|53[0-3]..|57P..|57014|25006|40001|40P01)$/u;

// What the driver says of its connection, and the operating system of a socket or a name. Named one by one: a full
// disk or a folder of somebody else has a code of the same shape (ENOSPC, EACCES), and does not mend itself.
const connectionCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Whether an error means that the database is away or out of breath, and not that we asked nonsense. */
export function isAway(error: unknown): boolean {
  if (error instanceof DeadlineError) return true;
  const { code, syscall, severity_local: severity } = (error ?? {}) as Record<string, unknown>;
  if (code === '08P01' && severity === 'FATAL') return true;
  // Whatever hinders a connection: a DATABASE_URL may name a socket file, which is missing (ENOENT) until it is served.
  return syscall === 'connect' || awayCodes.test(String(code)) || connectionCodes.has(String(code));
}

/** Whether a row was refused because another one has its value already; `constraint` asks for one rule of a table. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const { code, constraint_name: broken } = (error ?? {}) as { code?: unknown; constraint_name?: unknown };
  return code === databaseCodes.taken && (constraint === undefined || constraint === broken);
}
