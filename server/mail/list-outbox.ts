import { resolve } from 'node:path';
import { environment, readEnv } from '#server/env.ts';
import { type Address, connect, type Database } from '#server/postgres/connect.ts';
import { databaseName, owner } from '#server/postgres/prepare-owner.ts';
import { readRunFile } from '#server/run-file.ts';
import { keepSecrets } from '#server/secrets.ts';

type Waiting = {
  subject: string;
  attempts: number;
  error: string | null;
  since: Date;
  next: Date;
  isDue: boolean;
  isLeased: boolean;
};

/** Says in plain words what waits in the outbox and why. */
export async function describeOutbox(sql: Database): Promise<string> {
  const waiting = await sql<Waiting[]>`
    select subject, attempts, last_error as error, created_at as since, next_attempt_at as next,
           next_attempt_at <= now() as "isDue", lease is not null as "isLeased"
    from app_private.mail_outbox where sent_at is null order by created_at`;
  const [sent] = await sql<{ count: number }[]>`
    select count(*)::int as count from app_private.mail_outbox where sent_at is not null`;
  const past = `In the last seven days ${sent?.count ?? 0} mails were sent.`;
  if (waiting.length === 0) return `Nothing waits in the outbox. ${past}`;
  return [
    `${waiting.length} ${waiting.length === 1 ? 'mail waits' : 'mails wait'} in the outbox.`,
    ...waiting.map(describe),
    past,
  ].join('\n\n');
}

function describe({ subject, attempts, error, since, next, isDue, isLeased }: Waiting): string {
  const tried = attempts === 0 ? 'Not tried yet.' : `Tried ${attempts} ${attempts === 1 ? 'time' : 'times'}.`;
  const plan = isLeased ? 'It is being sent now.' : isDue ? 'It is due now.' : `Next try: ${clock(next)}.`;
  return `- ${subject}\n  Waiting since ${clock(since)}. ${tried} ${plan}${error === null ? '' : `\n  ${error}`}`;
}

function clock(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Finds the database of the settings; a sentence when it is an embedded one that nobody runs. */
async function findDatabase(): Promise<Address | { because: string }> {
  const env = readEnv(environment());
  if (!env.ok) return { because: env.faults.join('\n') };
  if (env.value.databaseUrl !== undefined) return env.value.databaseUrl;
  const dataDir = resolve(env.value.dataDir);
  const server = await readRunFile(dataDir);
  if (server?.databasePort === undefined || !isAlive(server.pid)) {
    return {
      because: `The server of ${dataDir} is not running, and its database runs only with it. Start the server, then ask again; waiting mails are sent then.`,
    };
  }
  return {
    port: server.databasePort,
    user: owner,
    password: (await keepSecrets(dataDir)).owner,
    database: databaseName,
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

if (import.meta.main) {
  const found = await findDatabase();
  if (typeof found === 'object' && 'because' in found) {
    console.error(found.because);
    process.exitCode = 1;
  } else {
    const sql = connect(found, { connections: 1, statementTimeoutMs: 10_000, purpose: 'list outbox' });
    try {
      console.log(await describeOutbox(sql));
    } catch (error) {
      console.error(`The database does not answer: ${(error as Error).message}`);
      process.exitCode = 1;
    }
    await sql.end({ timeout: 2 });
  }
}
