import { isBelievable } from '#server/believable-clock.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import type { Mail } from './mailer.ts';

/** A mail of the outbox that this process has taken. */
export type TakenMail = Pick<Mail, 'headerId' | 'replyTo' | 'subject' | 'text' | 'html' | 'photo'> & {
  readonly id: string;
  readonly kind: 'message' | 'digest' | 'account' | 'reply' | 'gathering' | 'copy';
  readonly senderName: string;
  /** `undefined`: the team. */
  readonly to: string | undefined;
  readonly attempts: number;
  /** Whether it was tried for as long as mail servers go on, five days, and the last time not taken for its address. */
  readonly isTriedLong: boolean;
};

/** Of which mails of `app_private.mail_outbox` it is true that they shall still leave. */
export const isWaiting =
  'sent_at is null and not is_held and bounced_at is null and (expires_at is null or expires_at > now())';

// A mail that fails waits for so many seconds, twice as many the next time, up to the longest.
const pauses = { first: 5, longest: 3600 };
const fiveDays = 5 * 86_400;

// Of the tries that these pauses leave room for in five days, three quarters: a server may be off for a while.
const manyTries = Math.floor(0.75 * triesWithin(fiveDays));

function triesWithin(seconds: number): number {
  let tries = 0;
  for (let passed = 0; passed < seconds; tries += 1) passed += Math.min(pauses.longest, pauses.first * 2 ** tries);
  return tries;
}

/**
 * What a mail server says of the recipient, for now (4) or for good (5): RFC 3463 numbers what is wrong with an address
 * x.1, with a mailbox x.2, but x.1.7 and x.1.8 are about our sender, and so is all that is said before anybody else is named
 * (smtp.ts has other words for that). JavaScript and PostgreSQL read it alike.
 */
export const saysOfRecipient = (digit: '4' | '[45]'): string =>
  String.raw`^The mail server refused: ${digit}\d\d[ -]${digit}\.(1\.[0-6]|2\.\d)`;

/** Of which mails it is true that they were tried until their code ended, and not for one address that somebody typed wrong. */
export const isEndedCode = `kind = 'account' and sent_at is null and bounced_at is null and expires_at < now()
  and attempts > 0 and coalesce(last_error, '') !~ '${saysOfRecipient('[45]')}'`;

// A lease counts while its process holds the advisory lock of that number. PostgreSQL shows a 64-bit
// key in two halves; a process that is gone has lost its session and with it the lock.
const isHolderGone = `not exists (
  select from pg_locks l where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
    and l.database = (select oid from pg_database where datname = current_database())
    and (l.classid::bigint << 32 | l.objid::bigint) = o.lease)`;

/**
 * Takes up to `count` mails that are due and nobody else is sending, the longest waiting first. What
 * this process has a lease on and is not sending (`inFlight`) is taken again: the answer that gave it
 * the mail was lost on the way. No mail waits for longer than an hour: one that seems to has failed while the clock was
 * ahead. Leases of `spared` are left alone although nobody holds them.
 */
export async function takeMails(
  sql: Database,
  lease: string,
  count: number,
  inFlight: readonly string[],
  spared: readonly string[] = [],
): Promise<TakenMail[]> {
  const rows = await sql<
    (Omit<TakenMail, 'photo' | 'replyTo' | 'to'> & {
      replyTo: string | null;
      to: string | null;
      photo: Buffer | null;
      photoType: string | null;
    })[]
  >`
    with due as (
      select o.id from app_private.mail_outbox o
      where ${sql.unsafe(isWaiting)} and o.next_attempt_at not between now() and now() + interval '1 hour' and o.id <> all (${inFlight as string[]}::uuid[])
        and (o.lease is null or o.lease = ${lease}
          or (o.lease <> all (${spared as string[]}::bigint[]) and ${sql.unsafe(isHolderGone)}))
      order by o.next_attempt_at, o.created_at
      for update of o skip locked
      limit ${count}
    ), taken as (
      update app_private.mail_outbox o set lease = ${lease} from due where o.id = due.id returning o.*
    )
    select t.id, t.kind, t.header_id as "headerId", t.sender_name as "senderName", t.reply_to as "replyTo",
           t.to_address as "to", t.subject, t.attempts, t.body_text as text, t.body_html as html, m.photo, m.photo_type as "photoType",
           t.created_at < now() - make_interval(secs => ${fiveDays}) and t.attempts >= ${manyTries}
             and coalesce(t.last_error ~ ${saysOfRecipient('4')}, false) as "isTriedLong"
    from taken t left join app_private.messages m on m.id = t.message_id and t.kind = 'message'`;
  return rows.map(({ replyTo, to, photo, photoType, ...row }) => ({
    ...row,
    replyTo: replyTo ?? undefined,
    to: to ?? undefined,
    photo: photo && photoType ? { bytes: photo, type: photoType } : undefined,
  }));
}

/** The leases of others whose process does not hold them, because it is gone or was cut off a moment ago. */
export async function findLostLeases(sql: Database, own: string): Promise<string[]> {
  const rows = await sql<{ lease: string }[]>`
    select distinct o.lease::text as lease from app_private.mail_outbox o
    where o.sent_at is null and o.lease <> ${own} and ${sql.unsafe(isHolderGone)}`;
  return rows.map(({ lease }) => lease);
}

/** A mail that has left. `isFile`: it only became a file. `refused`: the mailboxes of the team that did not get it. */
export type SentMail = {
  readonly id: string;
  readonly isFile?: boolean | undefined;
  readonly refused?: string | undefined;
};

/**
 * Notes that mails were sent, and with them those that they tell of. What holds codes or a visitor's link goes at once,
 * and with it what says that mails to visitors don't leave.
 */
export async function noteSent(sql: Queries, mails: readonly SentMail[]): Promise<void> {
  const ids = mails.map(({ id }) => id);
  const files = mails.filter(({ isFile }) => isFile).map(({ id }) => id);
  const refused = Object.fromEntries(mails.map(({ id, refused }) => [id, refused ?? null]));
  await sql`
    with gone as (delete from app_private.mail_outbox where id = any (${ids}) and kind in ('account', 'copy')),
      ended as (
        delete from app_private.mail_outbox where ${sql.unsafe(isEndedCode)} and exists (
          select from app_private.mail_outbox where id = any (${ids}) and kind in ('account', 'copy', 'reply')))
    update app_private.mail_outbox set sent_at = now(), lease = null, attempts = attempts + 1,
        last_error = ${sql.json(refused)}::jsonb ->> id::text, is_file = coalesce(told_in, id) = any (${files})
    where (id = any (${ids}) or told_in = any (${ids})) and kind not in ('account', 'copy')`;
}

/** The last mail to the team that left: when, and which of its mailboxes did not get it. One of days to come left while the clock was ahead. */
export async function lastToTeam(sql: Queries): Promise<{ at: Date; refused: string | null } | undefined> {
  const [last] = await sql<{ at: Date; refused: string | null }[]>`
    select sent_at as at, last_error as refused from app_private.mail_outbox
    where sent_at <= now() and to_address is null and told_in is null order by sent_at desc limit 1`;
  return last;
}

/**
 * Notes why a mail was not sent, and when it is tried again: after 5, 10, 20 … seconds, at most an hour, for ever. What
 * was refused for good (`isFinal`) is not tried again, unless somebody of the team sends it again.
 */
export async function noteFailed(sql: Database, id: string, problem: string, isFinal: boolean): Promise<void> {
  await sql`
    update app_private.mail_outbox
    set lease = null, last_error = ${problem}, attempts = attempts + 1,
        bounced_at = case when ${isFinal} then now() end,
        next_attempt_at = now() + make_interval(secs => least(${pauses.longest}, ${pauses.first} * power(2, least(attempts, 20))))
    where id = ${id}`;
}

/** When the next mail is due, in milliseconds from now; `undefined` when none waits. */
export async function nextDueIn(sql: Database): Promise<number | undefined> {
  const [{ due }] = await sql<[{ due: number | null }]>`
    select extract(epoch from min(next_attempt_at) - now())::float8 * 1000 as due
    from app_private.mail_outbox where ${sql.unsafe(isWaiting)}`;
  return due ?? undefined;
}

/**
 * Deletes what was sent a week ago (its text is personal, and the message itself stays), what has ended unsent (a code a
 * day later, so that it is told), what is about an account and was refused for good, and who asked for a copy a day ago. What
 * is dated far in days to come was sent and asked for while the clock was ahead. Nothing, while the clock is not believed.
 */
export async function pruneOutbox(sql: Database): Promise<void> {
  if (!(await isBelievable(sql))) return;
  await sql`delete from app_private.mail_copies where asked_at not between now() - interval '1 day' and now() + interval '1 day'`;
  await sql`
    delete from app_private.mail_outbox
    where sent_at not between now() - interval '7 days' and now() + interval '7 days' or (kind = 'account' and bounced_at is not null)
      or (sent_at is null and expires_at < now() and (expires_at < now() - interval '1 day' or not (${sql.unsafe(isEndedCode)})))`;
}
