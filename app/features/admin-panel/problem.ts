import { tableCodes } from '#app/lib/backend/ask-tables.ts';
import { keptNothing } from '#contract/failures.ts';

/** A failed call, as postgrest-js and storage-js tell of it. */
export type Failure = {
  readonly message: string;
  readonly code?: string | null | undefined;
  readonly hint?: string | null | undefined;
  /** Our code, where our server refused before the tables were asked. */
  readonly error?: unknown;
  /** Of the answer; 0 or none where there was no answer. */
  readonly status?: number | undefined;
};

/** What kind of failure it is: no answer, a table that is missing, a refusal by the policies, or anything else. */
export type Problem = 'away' | 'missing' | 'refused' | 'other';

// What the clients and servers of today say beside the codes of the specification (ADM-04 to ADM-06).
const missing: readonly string[] = tableCodes.noTable;
const refused: readonly string[] = [tableCodes.badToken, tableCodes.forbidden];

/** Which problem a failed call of the data API has. */
export function problemOf({ code, error, status = 0 }: Failure): Problem {
  if (code === 'NETWORK_ERROR' || status === 0) return 'away';
  // Somebody in between answered for a server that did not: with a page, or with nothing.
  if (!code && status >= 502 && !keptNothing.includes(error)) return 'away';
  if (missing.includes(code ?? '')) return 'missing';
  return refused.includes(code ?? '') ? 'refused' : 'other';
}

/** Whether a call was refused because of the role of whoever made it (server/gateway/admin-calls.ts). */
export const isForAdmins = ({ code, hint, message }: Failure): boolean =>
  code === 'insufficient_aal' ||
  (code === tableCodes.forbidden &&
    (hint === 'Your account has no admin role' || message.startsWith('permission denied for function')));

/** The message of an answer that may be a whole page: its beginning, on one line. */
export function inShort({ message, status = 0 }: Failure): string {
  const text = message
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return text === '' ? String(status) : text.length > 300 ? `${text.slice(0, 300)} …` : text;
}
