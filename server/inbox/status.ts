import { type Context, Hono } from 'hono';
import { teamTimeZone } from '#content/mail/team-time-zone.ts';
import type { OrFailure } from '#contract/failures.ts';
import type { MessageStatus } from '#contract/inbox-message.ts';
import { statusTokenPattern } from '#contract/status.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { answerFailure, askInTime } from '#server/http/failures.ts';
import type { Database } from '#server/postgres/connect.ts';

/** What a look-up fails with that counts too often, or finds no database. */
export const lookUpCodes = { away: 'status_unavailable', tooOften: 'too_many_look_ups' } as const;

/** What looking up a status works with. */
export type StatusParts = Pick<AuthParts, 'sql' | 'limits' | 'addressOf'>;

/**
 * Looks up what became of the message whose link ends with `token` (docs/decisions/024-answer-and-status.md). Every
 * look-up counts, whatever its token is.
 */
export async function lookUpStatus(
  c: Context,
  { sql, limits, addressOf }: StatusParts,
  token: string,
): Promise<OrFailure<MessageStatus>> {
  return askInTime(async () => {
    await limits.count('statusBlock', addressOf(c));
    const status = statusTokenPattern.test(token) ? await findStatus(sql, token) : undefined;
    // There is no such message, there never was, or it is deleted: nobody learns which.
    return status ? { ok: true, value: status } : { ok: false, failure: { code: 'unknown_message' } };
  }, lookUpCodes);
}

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
    const found = await lookUpStatus(c, parts, c.req.query('token') ?? '');
    return found.ok ? c.json(found.value) : answerFailure(c, found.failure);
  });
  return app;
}
