import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';

/** A pool of connections. Its methods write SQL as tagged templates; values never become SQL. */
export type Database = postgres.Sql;

/**
 * What runs statements: a pool, or one transaction of it. One that always gives exactly one row says so in its type:
 * `` const [{ count }] = await sql<[{ count: number }]>`select count(*)::int` ``.
 */
export type Queries = postgres.ISql;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** What a column of JSON holds. */
export type JsonObject = { [key: string]: Json };

/** Where a database is, and as whom we connect. */
export type Address =
  | string
  | { readonly port: number; readonly user: string; readonly password: string; readonly database: string };

export type ConnectOptions = {
  readonly connections: number;
  /** 0: none. */
  readonly statementTimeoutMs: number;
  readonly purpose: string;
  /**
   * The address is that of a pooler that lends a session for one transaction: nothing may be prepared in it, and it takes
   * no settings to begin with, so the role has to have them (`limitStatements`).
   */
  readonly isPooled?: boolean;
  /** Never replaced by a younger connection, for what lives as long as its session. */
  readonly isLasting?: boolean;
  readonly onClose?: () => void;
  /** Told what arrives on the channels that a session listens to. */
  readonly onNotify?: (channel: string, payload: string) => void;
  /** Settings of PostgreSQL that the session begins with. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How values of some types are read and written, in place of the driver's way. */
  readonly types?: Record<string, postgres.PostgresType>;
};

/** Opens a pool. It connects when first used, and again by itself after the database was away. */
export function connect(address: Address, options: ConnectOptions): Database {
  const settings: postgres.Options<Record<string, postgres.PostgresType>> = {
    max: options.connections,
    connect_timeout: 5,
    idle_timeout: 0,
    // Short and steady: a database that comes back is found within a moment.
    backoff: (attempt) => Math.min(0.1 * attempt, 1),
    onnotice: () => {},
    connection: {
      ...options.settings,
      application_name: `ecosystem ${options.purpose}`,
      ...(options.isPooled ? {} : { statement_timeout: options.statementTimeoutMs }),
    },
    ...(options.isPooled ? { prepare: false } : {}),
    ...(options.types ? { types: options.types } : {}),
    ...(options.isLasting ? { max_lifetime: null } : {}),
    ...(options.onClose ? { onclose: options.onClose } : {}),
    // The driver's own way to listen gives up when the database is still away at its first look; its types hide this one.
    ...(options.onNotify ? { onnotify: options.onNotify } : {}),
  };
  const sql =
    typeof address === 'string'
      ? postgres(address, settings)
      : postgres({ host: '127.0.0.1', ...address, ...settings });
  return withSafeTransactions(sql as Database);
}

// The connection is gone, or the server (or a pooler before it) has just said that it is going.
const isCut = (error: unknown): boolean => {
  const { code, severity_local: severity } = (error ?? {}) as Record<string, unknown>;
  return severity === 'FATAL' || /^(?:57P0\d|CONNECTION_\w+|ECONN\w+|EPIPE)$/u.test(String(code ?? ''));
};

// The driver hears of a closed connection within moments.
const hearsMs = 5000;

/**
 * The driver answers a failed transaction with a "rollback". On a connection that was cut in between it writes to a
 * socket that is no more: an exception that nobody can catch and that ends the process
 * (https://github.com/porsager/postgres/issues/1208). There is nothing to roll back then, and the driver rejects the
 * transaction when it hears of the end of the connection: so its work need not end at all.
 */
function withSafeTransactions(sql: Database): Database {
  type Work = (transaction: postgres.TransactionSql) => unknown;
  const { begin } = sql;
  sql.begin = ((...given: [Work] | [string, Work]) => {
    const [options, work] = given.length === 1 ? ['', given[0]] : given;
    let isOver = false;
    const ended = begin(options, async (transaction) => {
      try {
        const begun = work(transaction);
        return await (Array.isArray(begun) ? Promise.all(begun) : begun);
      } catch (error) {
        if (isCut(error)) await wait(hearsMs, undefined, { ref: false });
        if (isOver) return new Promise<never>(() => {});
        // It was another connection that was cut.
        throw error;
      }
    });
    const note = (): void => void (isOver = true);
    ended.then(note, note);
    return ended;
  }) as typeof begin;
  return sql;
}

/** Does something with a pool of its own, which is closed then. Out: what the work gives. */
export async function closedAfter<Result>(sql: Database, work: (sql: Database) => Promise<Result>): Promise<Result> {
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** A name as it is written in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
