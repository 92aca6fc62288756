import { type Context, Hono } from 'hono';
import { teamTimeZone } from '#content/mail/team-time-zone.ts';
import type { MessageStatus } from '#contract/inbox.ts';
import { statusTokenPattern } from '#contract/status.ts';
import type { Failure } from '#contract/failures.ts';
import { browserLocale } from '#server/http/browser-locale.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { Refusal } from '#server/http/refusal.ts';
import { answerFailure } from '#server/http/failures.ts';
import { isAway, withDeadline } from '#server/postgres/away.ts';
import type { Database } from '#server/postgres/connect.ts';

/** What looking up a status works with. */
export type StatusParts = Pick<AuthParts, 'sql' | 'limits' | 'addressOf'>;

/** What became of a look-up. `unknown`: there is no such message, there never was, or it is deleted: nobody learns which. */
export type LookedUp = ({ readonly is: 'known' } & MessageStatus) | { readonly is: 'unknown' } | NotLookedUp;

/** Nobody could look. */
type NotLookedUp = { readonly is: 'away' } | { readonly is: 'too_often'; readonly wait: number | undefined };

/**
 * Looks up what became of the message whose link ends with `token` (docs/decisions/024-answer-and-status.md). Every
 * look-up counts, whatever its token is.
 */
export async function lookUpStatus(
  c: Context,
  { sql, limits, addressOf }: StatusParts,
  token: string,
): Promise<LookedUp> {
  return inTime(async (): Promise<LookedUp> => {
    await limits.count('statusBlock', addressOf(c));
    const status = statusTokenPattern.test(token) ? await findStatus(sql, token) : undefined;
    return status ? { is: 'known', ...status } : { is: 'unknown' };
  });
}

/** Does what a visitor asked for about a message, or says why not. */
export async function inTime<Value>(ask: () => Promise<Value>): Promise<Value | NotLookedUp> {
  try {
    return await withDeadline(ask);
  } catch (error) {
    if (error instanceof Refusal) return { is: 'too_often', wait: error.more.retryAfterSeconds };
    if (isAway(error)) return { is: 'away' };
    throw error;
  }
}

/** The failure as our functions tell it. */
export const failureOf = (found: NotLookedUp | { readonly is: 'unknown' }): Failure => {
  if (found.is === 'away') return { code: 'status_unavailable' };
  if (found.is === 'unknown') return { code: 'unknown_message' };
  return { code: 'too_many_look_ups', ...(found.wait !== undefined && { retryAfterSeconds: found.wait }) };
};

// What was taken for spam when it came stays `received` for its sender, whoever looked at it: nothing tells them.
// What the team marks later keeps the status that its sender may have seen. The day is that of the team.
async function findStatus(sql: Database, token: string): Promise<MessageStatus | undefined> {
  const [found] = await sql<MessageStatus[]>`
    select case when answered_at is not null then 'answered'
                when read_at is not null and coalesce(suspected, 'team') = 'team' then 'read'
                else 'received' end as status,
           to_char(created_at at time zone ${teamTimeZone}::text, 'YYYY-MM-DD') as "receivedOn"
    from app_private.messages where status_token = ${token} and deleted_at is null`;
  return found;
}

/** GET /functions/v1/message-status?token=…: needs no key and no account, and shows no word of the message. */
export function messageStatus(parts: StatusParts): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    c.header('Cache-Control', 'no-store');
    const found = await lookUpStatus(c, parts, c.req.query('token') ?? '');
    if (found.is !== 'known') return answerFailure(c, failureOf(found), browserLocale(c));
    return c.json({ status: found.status, receivedOn: found.receivedOn } satisfies MessageStatus);
  });
  return app;
}
