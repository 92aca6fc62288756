import postgres from 'postgres';

/** A pool of connections. Its methods write SQL as tagged templates; values never become SQL. */
export type Database = postgres.Sql;

/** What runs statements: a pool, or one transaction of it. */
export type Queries = postgres.ISql;

/** Where a database is, and as whom we connect. */
export type Address =
  | string
  | { readonly port: number; readonly user: string; readonly password: string; readonly database: string };

export type ConnectOptions = {
  readonly connections: number;
  /** 0: none. */
  readonly statementTimeoutMs: number;
  readonly purpose: string;
  /** Never replaced by a younger connection, for what lives as long as its session. */
  readonly isLasting?: boolean;
  readonly onClose?: () => void;
};

/** Opens a pool. It connects when first used, and again by itself after the database was away. */
export function connect(address: Address, options: ConnectOptions): Database {
  const settings: postgres.Options<Record<string, never>> = {
    max: options.connections,
    connect_timeout: 5,
    idle_timeout: 0,
    // Short and steady: a database that comes back is found within a moment.
    backoff: (attempt) => Math.min(0.1 * attempt, 1),
    onnotice: () => {},
    connection: { application_name: `ecosystem ${options.purpose}`, statement_timeout: options.statementTimeoutMs },
    ...(options.isLasting ? { max_lifetime: null } : {}),
    ...(options.onClose ? { onclose: options.onClose } : {}),
  };
  return typeof address === 'string'
    ? postgres(address, settings)
    : postgres({ host: '127.0.0.1', ...address, ...settings });
}
