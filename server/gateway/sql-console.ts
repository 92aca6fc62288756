import type { OpenDatabase } from '#server/database.ts';
import { rolePassword, setRolePassword } from '#server/postgres/api-roles.ts';
import { withDeadline } from '#server/postgres/away.ts';
import type { Access } from '#server/auth/access.ts';
import { claimsOf } from './claims.ts';
import { answerDatabaseError, isDatabaseError } from './database-errors.ts';
import { restError } from './rest-answers.ts';

/** Runs one statement that an admin wrote. */
export type SqlConsole = {
  /** Answers with the rows as JSON, or with the error of the database. */
  readonly run: (statement: string, access: Access) => Promise<Response>;
};

const longestMs = 5000;
const most = { rows: 1000, rowBytes: 256 * 1024, bytes: 4 * 1024 * 1024 } as const;
const rowsAtOnce = 50;

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
        return restError(
          429,
          { code: 'PGRST429', message: 'Other statements are still running.' },
          { 'Retry-After': '5' },
        );
      running += 1;
      const session = database.connectAs('sql_console', password, {
        connections: 1,
        statementTimeoutMs: longestMs,
        purpose: 'SQL console',
      });
      try {
        return Response.json(await withDeadline(() => read(statement, access, session), longestMs + 1000));
      } catch (error) {
        if (error instanceof TooLarge) return restError(400, { code: '54000', message: error.message });
        const answered = answerDatabaseError(error, 'authenticated');
        if (answered === undefined) throw error;
        // The admin wrote it: whatever the database says of it is theirs to read.
        if (answered.status === 500 && isDatabaseError(error))
          return restError(400, { code: error.code, message: error.message });
        return answered;
      } finally {
        running -= 1;
        await session.end({ timeout: 0 });
      }
    },
  };
}

type Session = ReturnType<OpenDatabase['connectAs']>;

class TooLarge extends Error {}
class Done extends Error {}

async function read(statement: string, access: Access, session: Session): Promise<unknown[]> {
  const rows: unknown[] = [];
  const ended = session.begin('read only', async (transaction) => {
    await transaction`
      select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(access))}, true),
             set_config('default_transaction_read_only', 'on', false)`;
    // A cursor takes what reads, and nothing else: no change, no setting, no end of the transaction, no program. The
    // second way of sending takes one statement only.
    const question = statement.replace(/;\s*$/u, '');
    await transaction.unsafe(
      `declare answer no scroll cursor for
       select case when octet_length(line) <= ${most.rowBytes} then line end as line
       from (select row_to_json(given)::text as line from (\n${question}\n) given) lines`,
      [],
      // The driver's types do not know it.
      { simple: false } as { prepare?: boolean },
    );
    let bytes = 0;
    while (rows.length < most.rows) {
      const some = await transaction.unsafe<{ line: string | null }[]>(`fetch ${rowsAtOnce} from answer`);
      for (const { line } of some) {
        bytes += line?.length ?? 0;
        if (line === null || bytes > most.bytes)
          throw new TooLarge('The answer is too large: a row may have 256 KiB, all of them 4 MiB.');
        rows.push(JSON.parse(line));
      }
      if (some.length < rowsAtOnce) break;
    }
    // Rolled back, always.
    throw new Done();
  });
  await ended.catch((error: unknown) => {
    if (!(error instanceof Done)) throw error;
  });
  return rows;
}
