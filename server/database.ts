import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Result } from '#contract/failures.ts';
import { lockFolder } from './lock.ts';
import type { Log } from './log.ts';
import { type LoginRole, prepareApiRoles } from './postgres/api-roles.ts';
import { type Cluster, startCluster } from './postgres/cluster.ts';
import { type Address, connect, type ConnectOptions, type Database } from './postgres/connect.ts';
import { migrate, type MigrationFolder, type MigrationSchema } from './postgres/migrate.ts';
import { oneAtATime } from './postgres/one-at-a-time.ts';
import { choosePlace } from './postgres/place.ts';
import { databaseName, owner, prepareOwner, setUpAsSuperuser } from './postgres/prepare-owner.ts';
import { takeOver } from './postgres/take-over.ts';
import type { Secrets } from './secrets.ts';

/** A database that is migrated and ready. */
export type OpenDatabase = {
  /** Through the pooler, where there is one: every transaction may run in another session. */
  readonly sql: Database;
  /** Opens a pool beside the main one, past a pooler, for what must keep a session of its own. */
  readonly connect: (options: ConnectOptions) => Database;
  /** Opens a pool as a role with fewer rights. */
  readonly connectAs: (role: LoginRole, password: string, options: ConnectOptions) => Database;
  /** The port of the embedded PostgreSQL, for the commands beside the server. */
  readonly embeddedPort: number | undefined;
  /** Lets the embedded PostgreSQL begin a new log where it is time for one. */
  readonly rotateLog: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Opening =
  | { readonly kind: 'embedded'; readonly dataDir: string; readonly secrets: Secrets }
  | { readonly kind: 'given'; readonly url: string; readonly pooledUrl?: string | undefined }
  /** An embedded one that goes on when the database is closed (scripts/dev.ts). */
  | { readonly kind: 'running'; readonly server: DatabaseServer };

/** Where the database is, and what only the one who runs PostgreSQL can do. */
export type DatabaseServer = {
  readonly address: Address;
  readonly port: number | undefined;
  readonly setUp: () => Promise<void>;
  readonly rotateLog: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Accounts, files and realtime come first: what the site has refers to them. A hosted project brings its own. */
export const migrations: readonly MigrationFolder[] = [
  { folder: fileURLToPath(new URL('./auth/migrations', import.meta.url)), schema: 'auth' },
  { folder: fileURLToPath(new URL('./storage/migrations', import.meta.url)), schema: 'storage' },
  { folder: fileURLToPath(new URL('./realtime/migrations', import.meta.url)), schema: 'realtime' },
  { folder: fileURLToPath(new URL('../supabase/migrations', import.meta.url)), schema: 'supabase_migrations' },
];

// Every statement of the site is an index look-up or one insert; what takes longer is stuck.
const pool = { connections: 10, statementTimeoutMs: 10_000, purpose: 'server' } as const satisfies ConnectOptions;

/**
 * Opens the database: starts the embedded PostgreSQL, or connects to the given one, refuses to work
 * as a superuser, and applies the migrations. A refusal is a plain sentence in `because`.
 * @param isWanted Leaves migrations out, for rows that were kept before them (server/backup).
 */
export async function openDatabase(
  opening: Opening,
  log: Log,
  isWanted: (schema: MigrationSchema, version: string) => boolean = () => true,
): Promise<Result<OpenDatabase>> {
  const server = await serverOf(opening, log);
  const pooledUrl = opening.kind === 'given' ? opening.pooledUrl : undefined;
  const direct = connect(server.address, pool);
  const sql = pooledUrl === undefined ? direct : connect(pooledUrl, { ...pool, isPooled: true });
  const close = async (): Promise<void> => {
    await sql.end({ timeout: 5 });
    await direct.end({ timeout: 5 });
    await server.stop();
  };
  const refusal = await prepare().catch(
    (error: Error) => `The database does not answer: ${error.message || String(error)}`,
  );
  if (refusal !== undefined) {
    await close();
    return { ok: false, because: refusal };
  }
  return {
    ok: true,
    value: {
      sql,
      connect: (options) => connect(server.address, options),
      connectAs: (role, password, options) => connect(asRole(server.address, role, password), options),
      embeddedPort: server.port,
      rotateLog: server.rotateLog,
      close,
    },
  };

  async function prepare(): Promise<string | undefined> {
    const refused = await refusalOf(direct);
    if (refused !== undefined || sql === direct) return refused;
    await limitStatements(direct);
    await direct.end({ timeout: 5 });
    await sql`select`;
    return undefined;
  }

  async function refusalOf(database: Database): Promise<string | undefined> {
    const [role] = await database<{ name: string; isSuper: boolean }[]>`
      select rolname as name, rolsuper as "isSuper" from pg_roles where rolname = session_user`;
    if (role === undefined || role.isSuper) return refuseSuperuser(role?.name);
    const refusal = await prepareApiRoles(database);
    if (refusal !== undefined) return refusal;
    await server.setUp();
    const taken = await takeOver(database, migrations);
    if (!taken.ok) return taken.because;
    if (taken.value.length > 0) log.info({ migrations: taken.value }, 'migrations of the first version taken over');
    for (const { folder, schema } of migrations) {
      const migrated = await migrate(database, folder, schema, (version) => isWanted(schema, version));
      if (!migrated.ok) return migrated.because;
      if (migrated.value.length > 0) log.info({ migrations: migrated.value }, 'migrations applied');
    }
    return undefined;
  }
}

/** Gives our role the limit that a pooler would not hand on. Sessions that begin with one of their own keep that. */
async function limitStatements(sql: Database): Promise<void> {
  await sql.begin(async (transaction) => {
    // Two servers that start at once would change the same row.
    await oneAtATime(transaction, 'settings of the role');
    await transaction.unsafe(`alter role current_user set statement_timeout = ${pool.statementTimeoutMs}`);
  });
}

function asRole(address: Address, user: LoginRole, password: string): Address {
  if (typeof address !== 'string') return { ...address, user, password };
  const url = new URL(address);
  url.username = user;
  url.password = password;
  return url.href;
}

function refuseSuperuser(name = 'unknown'): string {
  return [
    `DATABASE_URL connects as "${name}", a superuser. A fault in the site could then run programs on the database server. Run this once and use the new role:`,
    `  create role ${owner} login nosuperuser createrole bypassrls password '…';`,
    `  create database ${databaseName} owner ${owner};`,
  ].join('\n');
}

async function serverOf(opening: Opening, log: Log): Promise<DatabaseServer> {
  const nothing = async (): Promise<void> => {};
  if (opening.kind === 'given')
    return { address: opening.url, port: undefined, setUp: nothing, rotateLog: nothing, stop: nothing };
  if (opening.kind === 'running') return { ...opening.server, stop: nothing };
  return startEmbedded(opening, log);
}

/** Starts the PostgreSQL of a data folder, and starts it again should it end. */
export async function startEmbedded(
  { dataDir, secrets }: { readonly dataDir: string; readonly secrets: Secrets },
  log: Log,
): Promise<DatabaseServer> {
  const place = await choosePlace(dataDir);
  if (place.isElsewhere)
    log.info(
      `PostgreSQL may not run as root, and its user cannot enter ${dataDir}: the database lies in ${place.cluster}.`,
    );
  // A copied data folder names the place of its original: that cluster, too, belongs to one server.
  const lock = place.isElsewhere ? lockFolder(dirname(place.cluster)) : { release: () => {} };
  if (lock === undefined) throw new Error(`Another server already uses the database in ${place.cluster}.`);
  let cluster: Cluster = await startCluster(place, secrets.postgres);
  let isWanted = true;
  const { port } = cluster;
  void keepRunning();
  const superuser = { port, password: secrets.postgres };
  await prepareOwner(superuser, secrets.owner);
  const address: Address = { port, user: owner, password: secrets.owner, database: databaseName };
  return {
    address,
    port,
    rotateLog: () => cluster.rotateLog(),
    setUp: () => setUpAsSuperuser(superuser),
    stop: async () => {
      isWanted = false;
      await cluster.stop();
      lock.release();
    },
  };

  // PostgreSQL may be ended by somebody, or by a system short of memory. It comes back on its port.
  async function keepRunning(): Promise<void> {
    for (;;) {
      await cluster.ended;
      if (!isWanted) return;
      log.error('PostgreSQL ended unexpectedly; it is started again');
      await startCluster(place, secrets.postgres, port).then(
        (next) => (cluster = next),
        async (error: Error) => {
          log.error({ problem: error.message }, 'PostgreSQL cannot be started again');
          await wait(5000);
        },
      );
      if (!isWanted) return cluster.stop();
    }
  }
}
