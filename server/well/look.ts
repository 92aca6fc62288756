import { connect } from 'node:tls';
import type { Hono } from 'hono';
import type { Finding, Well } from '#contract/well.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { lastNoted } from '#server/backup/backup-notes.ts';
import { freeBytes } from '#server/free-room.ts';
import type { MailWay } from '#server/mail/mail-ways.ts';
import { isEndedCode, isWaiting, lastToTeam } from '#server/mail/outbox.ts';
import { withDeadline } from '#server/postgres/away.ts';
import type { Database } from '#server/postgres/connect.ts';
import { teamRoutes, type TeamCalls, type TeamEnv } from '#server/team/team-calls.ts';

export type WellNeeds = {
  readonly sql: Database;
  readonly siteUrl: URL;
  readonly dataDir: string;
  /** Whether mails leave by a mail server, or become files. */
  readonly wayNow: () => Promise<Pick<MailWay, 'hasServer'>>;
  /** Whether the database is our own, whose backups only we make. */
  readonly hasOwnDatabase: boolean;
};

const minute = 60_000;
// A mail that is tried for the third time.
const patientMs = 10 * minute;
// A backup of every night, with one that failed.
const freshMs = 49 * 60 * minute;
// One of every week in another place, with one that was forgotten.
const elsewhereMs = 15 * 24 * 60 * minute;
const gigabyte = 1e9;
const enoughGigabytes = 2;
const patienceMs = 3000;

/** Looks whether all is well. Throws while the database is away, which is an answer too; of what else cannot be seen it says so. */
export async function look(needs: WellNeeds, now = new Date()): Promise<readonly Finding[]> {
  // First, because it says whether the database answers.
  const mail = await lookAtMail(needs, now);
  const database = { part: 'database', isWell: true, says: 'databaseAnswers' } as const;
  return [
    mail,
    database,
    ...(await Promise.all([
      seen('room', () => lookAtRoom(needs)),
      seen('backup', () => lookAtBackup(needs, now)),
      seen('certificate', () => lookAtCertificate(needs.siteUrl, now)),
    ])),
  ];
}

/** What was found, or that it cannot be seen: a disk that answers with a fault, or not at all. */
const seen = (part: Finding['part'], lookAt: () => Promise<Finding>): Promise<Finding> =>
  withDeadline(lookAt, 2 * patienceMs).catch(() => ({ part, isWell: false, says: 'unseen' }));

// What was well once and is no more, and shows nowhere but here.
const unwell: readonly Finding['says'][] = [
  'backupOld',
  'backupUnfetched',
  'roomShort',
  'certificateEnds',
  'mailboxRefused',
];
const lookedForMs = 60 * minute;

/** What the daily mail says of the server: that it needs a look, and that not everything of it could be seen. */
export type ServerNews = readonly ('unwell' | 'unseen')[];

/** Says what is to be told by mail (server/inbox/digest.ts), and never throws. It looks once an hour at most. */
export function unwellWatch(needs: WellNeeds, now: () => number = () => performance.now()): () => Promise<ServerNews> {
  let lookedAt = -Infinity;
  let news: ServerNews = [];
  return async () => {
    if (now() - lookedAt < lookedForMs) return news;
    const findings = await look(needs).catch(() => undefined);
    if (findings === undefined) return ['unseen'];
    lookedAt = now();
    const says = findings.map((finding) => finding.says);
    news = [
      ...(says.some((each) => unwell.includes(each)) ? (['unwell'] as const) : []),
      ...(says.includes('unseen') ? (['unseen'] as const) : []),
    ];
    return news;
  };
}

async function lookAtMail({ sql, wayNow }: WellNeeds, now: Date): Promise<Finding> {
  const [{ count, oldest }] = await sql<[{ count: number; oldest: Date | null }]>`
    select count(*)::int as count, min(created_at) as oldest from app_private.mail_outbox
    where ${sql.unsafe(isWaiting)}`;
  const part = 'mail' as const;
  // Where the oldest is of days to come, all were written while the clock was ahead.
  if (oldest !== null && Math.abs(now.getTime() - oldest.getTime()) > patientMs)
    return { part, isWell: false, says: 'mailWaits', count, at: oldest.toISOString() };
  const [ended] = await sql<{ count: number; last: Date | null }[]>`
    select count(*)::int as count, max(created_at) as last from app_private.mail_outbox
    where ${sql.unsafe(isEndedCode)}`;
  if (ended?.last) return { part, isWell: false, says: 'codesEnded', count: ended.count, at: ended.last.toISOString() };
  const last = await lastToTeam(sql);
  if (last?.refused)
    return { part, isWell: false, says: 'mailboxRefused', mailboxes: last.refused, at: last.at.toISOString() };
  return seen(part, async () => {
    const { hasServer } = await wayNow();
    return { part, isWell: hasServer, says: hasServer ? 'mailLeaves' : 'mailToFiles' };
  });
}

async function lookAtRoom({ dataDir }: WellNeeds): Promise<Finding> {
  const gigabytes = Math.floor((10 * (await freeBytes(dataDir))) / gigabyte) / 10;
  const isWell = gigabytes >= enoughGigabytes;
  return { part: 'room', isWell, says: isWell ? 'roomEnough' : 'roomShort', gigabytes };
}

async function lookAtBackup({ dataDir, hasOwnDatabase }: WellNeeds, now: Date): Promise<Finding> {
  const part = 'backup' as const;
  const at = await lastNoted('backup', dataDir);
  // Of another database somebody else may keep backups, and our command may run on another machine.
  if (at === undefined && !hasOwnDatabase) return { part, isWell: true, says: 'backupElsewhere' };
  if (at === undefined) return { part, isWell: false, says: 'backupNone' };
  // What is of days to come was noted while the clock was ahead.
  const isOlder = (noted: Date, ms: number): boolean => Math.abs(now.getTime() - noted.getTime()) >= ms;
  const made = { part, at: at.toISOString() };
  if (isOlder(at, freshMs)) return { ...made, isWell: false, says: 'backupOld' };
  const fetched = await lastNoted('fetched', dataDir);
  if (fetched === undefined) return { ...made, isWell: false, says: 'backupOnlyHere' };
  const isWell = !isOlder(fetched, elsewhereMs);
  return { ...made, isWell, says: isWell ? 'backupMade' : 'backupUnfetched', fetchedAt: fetched.toISOString() };
}

const day = 86_400_000;
// Programs that renew certificates do so 30 days before their end: then it has failed for two weeks.
const soon = 14 * day;

/** Looks at the certificate of the site, where everybody else sees it. */
export async function lookAtCertificate(siteUrl: URL, now = new Date()): Promise<Finding> {
  const part = 'certificate' as const;
  if (siteUrl.protocol !== 'https:') return { part, isWell: false, says: 'certificateNone' };
  const ends = await endOf(siteUrl);
  if (ends === undefined) return { part, isWell: false, says: 'certificateUnseen' };
  const isWell = ends.getTime() - now.getTime() > soon;
  return { part, isWell, says: isWell ? 'certificateGood' : 'certificateEnds', at: ends.toISOString() };
}

function endOf({ hostname, port }: URL): Promise<Date | undefined> {
  return new Promise((resolve) => {
    // Nothing is sent, and one that has ended must be seen as well.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    const end = (found?: Date): void => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(patienceMs, end);
    socket.on('error', () => end());
    socket.on('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
  });
}

type LookParts = Pick<AuthParts, 'readAccess' | 'limits' | 'addressOf'> & WellNeeds;

/** GET /functions/v1/well: whether all is well with the server, for the team. */
export const wellRoutes = (parts: LookParts): Hono<TeamEnv> => teamRoutes(parts, [findings], 'account_unavailable');

const findings: TeamCalls<LookParts> = (app, parts) => {
  app.get('/', async (c) => c.json({ findings: await withDeadline(() => look(parts)) } satisfies Well));
};
