import { type Context, Hono } from 'hono';
import type { ReadAccess } from '#server/auth/access.ts';
import type { OpenDatabase } from '#server/database.ts';
import { type MakeLimiter, placeLimiter } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import { openAcross } from './across.ts';
import { broadcastCalls } from './broadcast-calls.ts';
import { openChanges } from './changes/open-changes.ts';
import { keepConnections } from './connections.ts';
import type { RealtimeLimits } from './limits.ts';
import { makeRooms, type Rooms } from './rooms.ts';
import { socketRoute } from './socket-route.ts';

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
    broadcastCalls({ ...needs, sql, rooms, calls: limiter('calls', limits.calls), largest: limits.message }),
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
