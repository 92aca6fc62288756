import { databaseCodes } from '#contract/refusals.ts';
import { isAway } from '#server/postgres/away.ts';
import type { ApiRole } from './claims.ts';
import { databaseError, databaseStatus, restError, rightMissing } from './rest-answers.ts';

/** The error of a statement, as the driver gives it. */
type DatabaseError = Error & { readonly code: string; readonly detail?: string; readonly hint?: string };

/** Whether the database itself refused a statement. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return /^[0-9A-Z]{5}$/u.test(String((error as { code?: unknown } | null)?.code ?? '')) && error instanceof Error;
}

/**
 * The answer to a statement that failed: a bad filter, a confused type or a missing right is a 4xx, a statement that
 * took too long a 504, a database that is away a 503.
 */
export function answerDatabaseError(error: unknown, role: ApiRole): Response | undefined {
  if (isDatabaseError(error) && error.code === databaseCodes.tookTooLong)
    return databaseError({ code: error.code, message: 'This took too long and was stopped.' });
  // In PostgREST's words a read asked for a change; our own statements say 25006 of a standby.
  const isReadOnly = isDatabaseError(error) && error.code === databaseCodes.readOnly;
  if (isAway(error) && !isReadOnly)
    return restError(
      { code: 'PGRST001', message: 'The database cannot be reached right now.', hint: 'Try again in a few minutes.' },
      { 'Retry-After': '60' },
    );
  if (!isDatabaseError(error)) return undefined;
  const { code, message, detail, hint } = error;
  // Of SQL that we have made nothing is told; words to search for (tsquery) are the caller's.
  if (code === databaseCodes.unreadable && !message.startsWith('syntax error in tsquery'))
    return restError({ code: 'PGRST100', message: 'The call could not be read.' });
  const told = { message, details: detail ?? null, hint: hint ?? null };
  if (code === databaseCodes.forbidden) return rightMissing(told, role !== 'anon');
  if (databaseStatus(code) >= 500) return databaseError({ code, message: 'The database could not answer this call.' });
  return databaseError({ code, ...told });
}
