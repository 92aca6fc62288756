import { thingReason } from '#contract/found-fields.ts';
import type { InboxAction, LogEntry, MailState, Note, Reply, WholeMessage } from '#contract/inbox-message.ts';
import type { Box } from '#contract/inbox.ts';
import { isEmailPlaceholder } from '#contract/placeholders.ts';
import { Failed } from '#server/http/failures.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { readNames } from '#server/team/names.ts';
import { withReference } from './compose-reply.ts';
import type { InboxMail } from './inbox-parts.ts';
import { listedColumns, type ListedRow, toListed } from './listed-message.ts';
import { teamAddress } from './mail-reply.ts';

type Times = 'readAt' | 'answeredAt' | 'wroteAgainAt' | 'deletedAt';
type Row = ListedRow &
  Pick<WholeMessage, 'email' | 'message' | 'page' | 'locale' | 'answer' | 'suspected' | 'thing'> &
  Record<Times, Date | null>;
type MailRow = Omit<MailState, 'nextAttemptAt' | 'sentAt'> & { nextAttemptAt: Date; sentAt: Date | null };
type NoteRow = { id: string; authorId: string | null; text: string; createdAt: Date };
type ReplyRow = Omit<NoteRow, 'text'> & { text: string | null };
type LogRow = { actorId: string | null; action: InboxAction; details: LogEntry['details']; createdAt: Date };

const mostEntries = 100;

/**
 * Everything about one message but its pairs (`withPairs`), as a transaction of `asTeam` sees it, with what it has
 * changed so far. Throws `not_found`.
 */
export async function readWholeMessage(
  sql: Queries,
  id: string,
  mail: InboxMail,
): Promise<Omit<WholeMessage, 'pairs'>> {
  const { row, mails, notes, replies, log } = await readRows(sql, id);
  const authors = [...notes, ...replies].map(({ authorId }) => authorId);
  const whoIs = await readNames(sql, [row.caretakerId, ...authors, ...log.map(({ actorId }) => actorId)]);
  const { readAt, answeredAt, wroteAgainAt, deletedAt, ...listed } = row;
  return {
    ...toListed(listed, whoIs),
    mapUrl: mapUrlOf(row),
    box: boxOf(row),
    readAt: said(readAt),
    answeredAt: said(answeredAt),
    wroteAgainAt: said(wroteAgainAt),
    deletedAt: said(deletedAt),
    answering: isEmailPlaceholder(row.email)
      ? null
      : {
          from: mail.from,
          replyTo: withReference(teamAddress(mail), row.reference),
          hasMailServer: mail.hasServer,
        },
    mails: mails.map(({ nextAttemptAt, sentAt, ...mail }) => ({
      ...mail,
      // What is sent or refused for good is not tried again.
      nextAttemptAt: mail.delivery === 'underway' || mail.delivery === 'failing' ? said(nextAttemptAt) : null,
      sentAt: said(sentAt),
    })),
    notes: notes.map(({ authorId, createdAt, ...note }): Note => {
      return { ...note, author: whoIs(authorId), createdAt: createdAt.toISOString() };
    }),
    replies: replies.map(({ authorId, createdAt, ...reply }): Reply => {
      return { ...reply, author: whoIs(authorId), createdAt: createdAt.toISOString() };
    }),
    log: log.map(({ actorId, createdAt, ...entry }) => {
      return { ...entry, actor: whoIs(actorId), createdAt: createdAt.toISOString() };
    }),
  };
}

async function readRows(sql: Queries, id: string) {
  const [row] = await sql<Row[]>`
    select ${sql.unsafe(listedColumns)}, m.email, m.message, m.page, m.locale, m.answer, m.suspected, m.thing, m.read_at as "readAt",
           m.answered_at as "answeredAt", m.wrote_again_at as "wroteAgainAt", m.deleted_at as "deletedAt"
    from app_private.messages m where m.id = ${id}`;
  if (!row) throw new Failed({ code: 'not_found' });
  const [mails, notes, replies, log] = await Promise.all([
    sql<MailRow[]>`
      select id, kind, reply_id as "replyId", app_private.delivery_of(bounced_at, sent_at, attempts) as delivery, attempts,
             last_error as "lastError", next_attempt_at as "nextAttemptAt", sent_at as "sentAt",
             is_file as "isFile"
      from app_private.mail_outbox where message_id = ${id} order by created_at, id`,
    sql<NoteRow[]>`
      select id, author_id as "authorId", text, created_at as "createdAt"
      from app_private.message_notes where message_id = ${id} order by created_at, id`,
    sql<ReplyRow[]>`
      select id, author_id as "authorId", text, created_at as "createdAt"
      from app_private.message_replies where message_id = ${id} order by created_at, id`,
    sql<LogRow[]>`
      select actor_id as "actorId", action, details, created_at as "createdAt"
      from app_private.inbox_log l where message_id = ${id} order by l.id desc limit ${mostEntries}`,
  ]);
  return { row, mails, notes, replies, log };
}

const said = (time: Date | null): string | null => time?.toISOString() ?? null;

export function boxOf({ deletedAt, suspected }: Pick<Row, 'deletedAt' | 'suspected'>): Box {
  if (deletedAt !== null) return 'deleted';
  return suspected === null ? 'inbox' : 'spam';
}

// The last line of the place in a report of ours (contract/write-report.ts), in either language.
const mapLine = /^(?:Map|Karte): https:\/\/www\.google\.com\/maps\?q=(-?\d{1,2}\.\d{6}),(-?\d{1,3}\.\d{6})$/gmu;

/**
 * Where a found thing lies or a lost one was: a page of OpenStreetMap, made from the point that the report names. Anything else in a
 * message that looks like a link stays text: it may lead anywhere. Null without a point on earth.
 */
function mapUrlOf({ reasonId, message }: { reasonId: string | null; message: string }): string | null {
  if (!thingReason(reasonId)) return null;
  // What somebody typed stands before it.
  const [, latitude, longitude] = [...message.matchAll(mapLine)].at(-1) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
}
