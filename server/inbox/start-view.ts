import { site } from '#content/site.ts';
import type { BrokenLink, InboxStart, TeamStart } from '#contract/inbox.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { asTeam } from '#server/team/as-team.ts';
import type { InboxRoutes } from './inbox-parts.ts';

/** GET /start: what waits now. */
export const start: InboxRoutes = (app, { sql, wayNow }) => {
  app.get('/start', async (c) => {
    const { hasServer: hasMailServer } = await wayNow();
    return c.json({ ...(await asTeam(sql, c.get('member'), readStart)), hasMailServer } satisfies TeamStart);
  });
};

async function readStart(sql: Queries): Promise<Omit<TeamStart, 'hasMailServer'>> {
  // Once may be an evening without that page (server/links).
  const brokenLinks = await sql<BrokenLink[]>`
    select url, about from app_private.link_checks where times_broken > 1 order by about, url limit 100`;
  const [promised] = await sql<[{ days: number }]>`select ${sql.unsafe(answerDays)} as days`;
  return { ...(await countStart(sql, new Date())), brokenLinks, answerDays: promised.days };
}

/**
 * Counts what waits in the inbox of what had come by a moment: for the start view, and for the daily mail. Deleted
 * messages and suspected spam wait for nobody; the number of the suspected is told apart.
 */
export async function countStart(sql: Queries, now: Date): Promise<InboxStart> {
  // The database counts in microseconds, we in milliseconds: what came in this very one has come.
  const hasCome = (created: string) => sql`${sql.unsafe(created)} < ${now}::timestamptz + interval '1 millisecond'`;
  const [messages] = await sql<[Omit<InboxStart, 'undelivered' | 'suspected'>]>`
    select count(*) filter (where wanted)::int as waiting,
           count(*) filter (where wanted and since < ${now}::timestamptz - make_interval(days => ${sql.unsafe(answerDays)}))::int as late,
           count(*) filter (where not wanted and read_at is null)::int as unread
    from (
      select read_at, waits_since as since, is_answer_wanted as wanted
      from app_private.messages
      where state <> 'done' and deleted_at is null and suspected is null and ${hasCome('created_at')}
    ) open_messages`;
  const [spam] = await sql<[{ suspected: number }]>`
    select count(*)::int as suspected from app_private.messages where suspected is not null and deleted_at is null and ${hasCome('created_at')}`;
  const [mails] = await sql<[{ undelivered: number }]>`
    select count(*)::int as undelivered
    from app_private.mail_outbox o join app_private.messages m on m.id = o.message_id
    where o.kind in ('message', 'reply') and (o.bounced_at is not null or (o.sent_at is null and o.attempts > 0))
      and m.deleted_at is null and ${hasCome('o.created_at')}`;
  return { ...messages, ...mails, ...spam };
}

/**
 * Within how many days the team promises to answer, as SQL that is asked once for a statement: what an admin says
 * (server/settings), else what is built in.
 */
export const answerDays = `(select app_private.answer_days(${site.answerDays.value}))`;
