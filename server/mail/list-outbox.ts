import { runBesideServer } from '#server/beside-server.ts';
import type { Database } from '#server/postgres/connect.ts';

/** A mail that waits, as `npm run outbox` lists it. */
type Waiting = {
  subject: string;
  attempts: number;
  error: string | null;
  since: Date;
  next: Date;
  isDue: boolean;
  isLeased: boolean;
  isBounced: boolean;
  isHeld: boolean;
  isEnded: boolean;
};

/** Says in plain words what waits in the outbox and why. */
export async function describeOutbox(sql: Database): Promise<string> {
  const waiting = await sql<Waiting[]>`
    select subject, attempts, last_error as error, created_at as since, next_attempt_at as next,
           next_attempt_at <= now() as "isDue", lease is not null as "isLeased", bounced_at is not null as "isBounced", is_held as "isHeld",
           coalesce(expires_at < now(), false) as "isEnded"
    from app_private.mail_outbox where sent_at is null order by created_at`;
  const [{ sent, files }] = await sql<[{ sent: number; files: number }]>`
    select (count(*) filter (where not is_file))::int as sent, (count(*) filter (where is_file))::int as files
    from app_private.mail_outbox where sent_at is not null`;
  const past = `Mails sent in the last seven days: ${sent}.${files === 0 ? '' : ` Only written as files, because no mail server was set: ${files}.`}`;
  if (waiting.length === 0) return `Nothing waits in the outbox. ${past}`;
  return [
    `${waiting.length} ${waiting.length === 1 ? 'mail waits' : 'mails wait'} in the outbox.`,
    ...waiting.map(describe),
    past,
  ].join('\n\n');
}

function describe({
  subject,
  attempts,
  error,
  since,
  next,
  isDue,
  isLeased,
  isBounced,
  isHeld,
  isEnded,
}: Waiting): string {
  const tried = attempts === 0 ? 'Not tried yet.' : `Tried ${attempts} ${attempts === 1 ? 'time' : 'times'}.`;
  const plan = isBounced
    ? 'It was refused for good, or not taken for five days: the team can send it again in the inbox.'
    : isHeld
      ? 'Very many messages came: the team is told of several in one mail.'
      : isEnded
        ? 'It is not sent any more: what it holds has ended.'
        : isLeased
          ? 'It is being sent now.'
          : isDue
            ? 'It is due now.'
            : `Next try: ${clock(next)}.`;
  return `- ${subject}\n  Waiting since ${clock(since)}. ${tried} ${plan}${error === null ? '' : `\n  ${error}`}`;
}

function clock(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

if (import.meta.main)
  await runBesideServer('list outbox', async (sql) => ({ text: await describeOutbox(sql), isDone: true }));
