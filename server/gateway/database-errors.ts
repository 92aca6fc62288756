import { isAway } from '#server/postgres/away.ts';
import type { ApiRole } from './claims.ts';
import { restError } from './rest-answers.ts';

// As PostgREST answers them, by code or by its class; what is not listed is the caller's fault.
const statuses: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  // Two calls got in each other's way; one of them may try again.
  '40': 503,
  '25': 500,
  '58': 500,
  F0: 500,
  XX: 500,
};

/** The error of a statement, as the driver gives it. */
export type DatabaseError = Error & { readonly code: string; readonly detail?: string; readonly hint?: string };

/** Whether the database itself refused a statement. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return /^[0-9A-Z]{5}$/u.test(String((error as { code?: unknown } | null)?.code ?? '')) && error instanceof Error;
}

/**
 * The answer to a statement that failed: a bad filter, a confused type or a missing right is a 4xx, a statement that
 * took too long a 504, a database that is away a 503.
 */
export function answerDatabaseError(error: unknown, role: ApiRole): Response | undefined {
  if (isDatabaseError(error) && error.code === '57014')
    return restError(504, { code: error.code, message: 'This took too long and was stopped.' });
  // In PostgREST's words a read asked for a change; our own statements say 25006 of a standby.
  const isReadOnly = isDatabaseError(error) && error.code === '25006';
  if (isAway(error) && !isReadOnly)
    return restError(
      503,
      { code: 'PGRST001', message: 'The database cannot be reached right now.', hint: 'Try again in a few minutes.' },
      { 'Retry-After': '60' },
    );
  if (!isDatabaseError(error)) return undefined;
  const { code, message, detail, hint } = error;
  // Of SQL that we have made nothing is told; words to search for (tsquery) are the caller's.
  if (code === '42601' && !message.startsWith('syntax error in tsquery'))
    return restError(400, { code: 'PGRST100', message: 'The call could not be read.' });
  const status =
    code === '42501' ? (role === 'anon' ? 401 : 403) : (statuses[code] ?? statuses[code.slice(0, 2)] ?? 400);
  if (status >= 500) return restError(status, { code, message: 'The database could not answer this call.' });
  return restError(status, { code, message, details: detail ?? null, hint: hint ?? null });
}
