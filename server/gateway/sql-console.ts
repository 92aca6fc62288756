import { setTimeout as wait } from 'node:timers/promises';
import { databaseCodes } from '#contract/refusals.ts';
import type { Access } from '#server/auth/access.ts';
import type { OpenDatabase } from '#server/database.ts';
import { rolePassword, setRolePassword } from '#server/postgres/api-roles.ts';
import { DeadlineError, withDeadline } from '#server/postgres/away.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import { rolledBack } from '#server/postgres/rolled-back.ts';
import { claimsOf } from './claims.ts';
import { answerDatabaseError, isDatabaseError } from './database-errors.ts';
import { databaseError, restError } from './rest-answers.ts';

/** Runs one statement that an admin wrote. */
export type SqlConsole = {
  /** Answers with the rows as JSON, or with the error of the database. */
  readonly run: (statement: string, access: Access) => Promise<Response>;
};

const longestMs = 5000;
// Sooner, so that a statement ends by itself as a rule, and its session need not be ended.
const statementTimeoutMs = 4500;
const most = { rows: 1000, rowBytes: 256 * 1024, bytes: 4 * 1024 * 1024 } as const;

/**
 * Opens the console of the admin panel: a role that may read `public` under its policies and nothing else. Each
 * statement gets a connection of its own, so nothing it leaves in a session (a lock, a setting) outlives it.
 */
export async function openSqlConsole(database: OpenDatabase, jwtSecret: string): Promise<SqlConsole> {
  const password = rolePassword(jwtSecret, 'sql_console');
  await setRolePassword(database.sql, 'sql_console', password, [
    'usage on schema public',
    'select on all tables in schema public',
  ]);
  let running = 0;

  return {
    run: async (statement, access) => {
      if (running >= 2)
        return restError({ code: 'PGRST429', message: 'Other statements are still running.' }, { 'Retry-After': '5' });
      running += 1;
      const session = database.connectAs('sql_console', password, {
        connections: 1,
        statementTimeoutMs,
        purpose: 'SQL console',
        settings: {
          'request.jwt.claims': JSON.stringify(claimsOf(access)),
          default_transaction_read_only: 'on',
        },
      });
      let backend: number | undefined;
      try {
        const rows = await withDeadline(async () => {
          backend = (await session<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid;
          return read(statement, session);
        }, longestMs);
        return Response.json(rows);
      } catch (error) {
        return answerError(error);
      } finally {
        await session.end({ timeout: 0 });
        const isOver = untilGone(database.sql, backend).then(() => (running -= 1));
        // The admin need not wait for the end of what does not stop; the next statement has to.
        await Promise.race([isOver, wait(1000, undefined, { ref: false })]);
      }
    },
  };
}

class TooLarge extends Error {}

async function read(question: string, session: Database): Promise<unknown[]> {
  // The driver's second way of sending, which takes one statement only; its types do not know it.
  const single = { simple: false } as { prepare?: boolean };
  const statement = question.replace(/;\s*$/u, '');
  const readLines = async (transaction: Queries): Promise<{ line: string | null }[]> => {
    // A cursor takes what reads, and nothing else: no change, no setting, no end of the transaction, no program. By
    // itself the question has to be whole: it cannot close the parentheses that are put around it below.
    await transaction.unsafe(`declare probe no scroll cursor for ${statement}`, [], single);
    // One statement, whose timer nothing inside can change, and nothing comes back beyond the limits ("offset 0": each
    // line is made once).
    return transaction.unsafe<{ line: string | null }[]>(
      `select case when sum(bytes) over (rows unbounded preceding) <= ${most.bytes} then line end as line
       from (
         select octet_length(line) as bytes, case when octet_length(line) <= ${most.rowBytes} then line end as line
         from (select row_to_json(given)::text as line from (\n${statement}\n) given offset 0) lines
       ) measured
       limit ${most.rows}`,
      [],
      single,
    );
  };
  const lines = await rolledBack(session, readLines, 'read only');
  return lines.map(({ line }): unknown => {
    if (line === null) throw new TooLarge('The answer is too large: a row may have 256 KiB, all of them 4 MiB.');
    return JSON.parse(line);
  });
}

function answerError(error: unknown): Response {
  if (error instanceof TooLarge) return databaseError({ code: databaseCodes.tooLarge, message: error.message });
  if (error instanceof DeadlineError)
    return databaseError({ code: databaseCodes.tookTooLong, message: 'This took too long and was stopped.' });
  const answered = answerDatabaseError(error, 'authenticated');
  if (answered === undefined) throw error;
  // The admin wrote it: whatever the database says of it is theirs to read.
  if (isDatabaseError(error) && (answered.status === 500 || error.code === databaseCodes.unreadable))
    return databaseError({ code: error.code, message: error.message }, 400);
  return answered;
}

/** Ends what a statement left running in the database. Settles when it is gone, also when the database goes first. */
async function untilGone(sql: Database, backend: number | undefined): Promise<void> {
  if (backend === undefined) return;
  for (;;) {
    const left = await sql`
      select pg_terminate_backend(pid, 1000) from pg_stat_activity
      where pid = ${backend} and usename = 'sql_console'`.catch(() => undefined);
    if (left?.length === 0) return;
    await wait(100, undefined, { ref: false });
  }
}
