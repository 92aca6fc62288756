import { type Context, Hono } from 'hono';
import { type CallRefusal, callRefusals } from '#contract/refusals.ts';
import { isSecretKey, type ReadAccess } from '#server/auth/access.ts';
import type { OpenDatabase } from '#server/database.ts';
import { isOwnPage } from '#server/http/origin.ts';
import type { UpgradeBindings } from '#server/http/upgrade.ts';
import { type Limiter, type MakeLimiter, placeLimiter } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import { openAcross } from './across.ts';
import { broadcastCalls } from './broadcast-calls.ts';
import { openChanges } from './changes/open-changes.ts';
import { type Connections, keepConnections } from './connections.ts';
import type { RealtimeLimits } from './limits.ts';
import { makeRooms, type Rooms } from './rooms.ts';
import { type Version, versions } from './serializer.ts';

export type RealtimeNeeds = {
  readonly database: Pick<OpenDatabase, 'connect'>;
  readonly log: Log;
  readonly readAccess: ReadAccess;
  readonly secretKey: string;
  readonly siteUrl: URL;
  readonly addressOf: (c: Context) => string;
  readonly makeLimiter: MakeLimiter;
  readonly limits: RealtimeLimits;
  /** Whether this database may have several servers: then they are told what is told here. */
  readonly isShared: boolean;
};

/** Realtime, ready to be called (docs/decisions/049-realtime.md). */
export type Realtime = {
  readonly routes: Hono;
  /** How many clients are connected. */
  readonly count: () => number;
  /** Closes all connections, so that their clients come back, and stops listening. May be called twice. */
  readonly stop: () => Promise<void>;
  /** Deletes the messages that the database has sent. */
  readonly tidy: () => Promise<unknown>;
};

const fiveMinutes = 5 * 60;

/** Puts the parts of Realtime together. */
export function openRealtime(needs: RealtimeNeeds): Realtime {
  const { database, makeLimiter, limits } = needs;
  // Of its own: a table with many changes must not keep a page waiting.
  const sql = database.connect({ connections: 4, statementTimeoutMs: 5000, purpose: 'realtime' });
  const limiter = (name: string, points: number) =>
    placeLimiter(makeLimiter, `realtime ${name}`, [{ name: 'five-minutes', points, duration: fiveMinutes }]);
  const across = needs.isShared ? openAcross(sql, () => rooms) : undefined;
  const rooms: Rooms = makeRooms(across);
  const changes = openChanges({ ...needs, sql, rooms, across });
  const connections = keepConnections({ ...needs, sql, rooms, changes }, limits);
  const routes = new Hono();
  routes.route('/websocket', socketRoute({ ...needs, connections, opened: limiter('connections', limits.opened) }));
  routes.route(
    '/api',
    broadcastCalls({
      ...needs,
      sql,
      rooms,
      calls: limiter('calls', limits.calls),
      takeHeard: connections.takeHeard,
      largest: limits.message,
    }),
  );
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await connections.stop();
    await across?.stop();
    await changes.stop();
    await sql.end({ timeout: 2 });
  };
  return {
    routes,
    count: connections.count,
    stop: () => (stopped ??= stop()),
    tidy: async () => {
      await sql`delete from realtime.messages where inserted_at < now() at time zone 'utc' - interval '1 hour'`;
      await across?.tidy();
    },
  };
}

type Needs = Pick<RealtimeNeeds, 'addressOf' | 'siteUrl' | 'secretKey'> & {
  readonly connections: Connections;
  /** Counts the connections that begin. */
  readonly opened: Limiter;
};

/**
 * The address at which realtime-js opens its socket, with key and version in the query: a browser can send no headers
 * there. The key has been checked by the gateway. A refusal is an answer in JSON, which a program can read and a browser
 * only sees as a connection that fails.
 */
function socketRoute({ connections, opened, addressOf, siteUrl, secretKey }: Needs): Hono {
  const app = new Hono<{ Bindings: UpgradeBindings }>();
  app.get('/', async (c) => {
    const refuse = (why: CallRefusal, more = ''): Response => {
      const [status, words] = callRefusals[why];
      return c.json({ message: words + more, error: words + more }, status);
    };
    const key = c.req.query('apikey') ?? c.req.header('apikey') ?? '';
    const version = c.req.query('vsn') ?? '1.0.0';
    const address = addressOf(c);
    if (c.env.upgrade === undefined) {
      c.header('Upgrade', 'websocket');
      return refuse('no_socket');
    }
    // Only the site's own pages, as with every answer of the API; a program names no page.
    if (!isOwnPage(c.req.raw.headers, siteUrl)) return refuse('foreign_page');
    // Whoever sees a page sees its addresses.
    if (c.req.header('origin') !== undefined && isSecretKey(key, { secretKey })) return refuse('secret_key_in_browser');
    if (!isVersion(version)) return refuse('unknown_version', `: ${version.slice(0, 20)}`);
    const full = connections.refusal(address);
    if (full !== undefined) return refuse(full);
    const allowed = await opened.consume(address);
    if (!allowed.ok) {
      c.header('Retry-After', String(allowed.wait));
      return refuse('too_many_joins');
    }
    c.env.upgrade.onOpen = (socket) => connections.add(socket, { version, key, address });
    return c.body(null, 204);
  });
  return app as unknown as Hono;
}

const isVersion = (text: string): text is Version => versions.some((version) => version === text);
