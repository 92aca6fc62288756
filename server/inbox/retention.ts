import { type Retention, site } from '#content/site.ts';
import { isBelievable } from '#server/believable-clock.ts';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/postgres/connect.ts';
import { inPortions } from '#server/postgres/in-portions.ts';

// Short transactions, so that nobody waits long for a row.
const portion = 500;

export type Deleted = { readonly messages: number; readonly logLines: number };

/**
 * Deletes for good what has been kept long enough at a moment: messages with their photo, notes, answers and mails, and
 * lines of the log. What the team has not been told yet stays: a message whose mail is still on its way, or was refused
 * for good or (the team's) tried in vain without anybody having opened it, and spam that no digest has listed.
 * Several servers may do it at once.
 */
export async function deleteExpired(sql: Database, retention: Retention, now: Date): Promise<Deleted> {
  return {
    messages: await inPortions(portion, () => deleteMessages(sql, retention, now)),
    logLines: await inPortions(portion, () => deleteLogLines(sql, retention, now)),
  };
}

async function deleteMessages(sql: Database, { messages, suspected, deleted }: Retention, now: Date): Promise<number> {
  const { otherwise, ...byReason } = messages;
  const before = (days: number) => sql`${now}::timestamptz - make_interval(days => ${days})`;
  const result = await sql`
    delete from app_private.messages where id in (
      select m.id from app_private.messages m
      where (
        m.deleted_at < ${before(deleted)}
        or (m.suspected is not null and greatest(m.created_at, m.digested_at) < ${before(suspected)})
        or greatest(m.created_at, m.answered_at, m.wrote_again_at)
           < ${now}::timestamptz - make_interval(days => coalesce((${sql.json(byReason)}::jsonb ->> m.reason_id)::int, ${otherwise}))
      )
      and (m.suspected is null or m.digested_at is not null or m.deleted_at is not null)
      and not exists (
        select from app_private.mail_outbox o
        where o.message_id = m.id and o.sent_at is null
          and ((o.bounced_at is null and (o.kind <> 'message' or o.attempts = 0))
            or (m.read_at is null and m.deleted_at is null)))
      and not exists (
        select from app_private.mail_outbox o
        where m.suspected is not null and o.kind = 'digest' and o.sent_at is null and o.created_at = m.digested_at)
      order by m.created_at
      for update of m skip locked
      limit ${portion})`;
  return result.count;
}

async function deleteLogLines(sql: Database, { log }: Retention, now: Date): Promise<number> {
  const result = await sql`
    delete from app_private.inbox_log where id in (
      select id from app_private.inbox_log
      where created_at < ${now}::timestamptz - make_interval(days => ${log})
      order by id
      for update skip locked
      limit ${portion})`;
  return result.count;
}

/** The same by the rules of content/site.ts, at a moment. The log says how much went, not what. */
export async function deleteOld(sql: Database, log: Log, at?: Date): Promise<void> {
  // The database's clock, as all who ask `isBelievable`: two clocks that are days apart would make each other doubted.
  const [{ now }] = await sql<[{ now: Date }]>`select coalesce(${at ?? null}::timestamptz, now()) as now`;
  if (!(await isBelievable(sql, now)))
    return log.warn(
      { now },
      'the clock is days ahead of its last look, or behind it: nothing is deleted until it stayed there for a day',
    );
  const deleted = await deleteExpired(sql, site.retentionDays.value, now);
  if (deleted.messages + deleted.logLines > 0) log.info(deleted, 'deleted what was kept long enough');
}
