import type { Context } from 'hono';
import { loggedPath } from '#server/http/logged-path.ts';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/log.ts';
import { isAway } from '#server/postgres/away.ts';
import { Refusal } from './refusal.ts';

/** Whatever a call of the accounts ended with, as a refusal. What nobody foresaw is noted in the log. */
export function asRefusal(error: unknown, log: Log, c: Context): Refusal {
  if (error instanceof Refusal) return error;
  if (isAway(error)) return new Refusal('unavailable');
  log.error({ ...errorFields(error), path: loggedPath(c.req.path) }, 'a call of the accounts failed');
  return new Refusal('unexpected_failure');
}
