import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { databaseName, owner } from '#server/postgres/prepare-owner.ts';
import type { TestDatabase } from './test-database.ts';
import { emptyPlace, startTestServer, type TestServer } from './test-server.ts';

/** Several server processes of one database, each with a data folder of its own. */
export type SeveralServers = {
  /** Where those are that are ready at this moment. */
  readonly urls: () => readonly string[];
  readonly secretKey: string;
  /** Ends one; it is no target any more before it hears of it. */
  readonly end: (which: number, signal: NodeJS.Signals) => Promise<number | null>;
  readonly start: (which: number) => Promise<void>;
  /** How many were killed so far. */
  readonly kills: () => number;
  readonly close: () => Promise<void>;
};

export const databaseUrl = ({ embeddedPort, secrets }: TestDatabase, port = embeddedPort): string =>
  `postgres://${owner}:${secrets.owner}@127.0.0.1:${port}/${databaseName}`;

/** Starts them at once, as a machine that comes back does. */
export async function severalServers(
  database: TestDatabase,
  count: number,
  settings: Readonly<Record<string, string>>,
  /** Where they listen; wherever there is room unless it is said. */
  ports: readonly number[] = [],
): Promise<SeveralServers> {
  const place = await emptyPlace();
  const secretKey = randomBytes(32).toString('base64url');
  const running = new Map<number, TestServer>();
  let kills = 0;
  const start = async (which: number): Promise<void> => {
    const server = await startTestServer(place.path, {
      DATABASE_URL: databaseUrl(database),
      JWT_SECRET: database.secrets.jwtSecret,
      BACKEND_SECRET_KEY: secretKey,
      DATA_DIR: join(place.path, `data-${which}`),
      RATE_LIMITS: 'off',
      CONFIRM_SIGN_UPS: 'off',
      PORT: String(ports[which] ?? 0),
      ...settings,
    });
    running.set(which, server);
  };
  const end: SeveralServers['end'] = async (which, signal) => {
    const server = running.get(which);
    if (signal === 'SIGKILL') kills += 1;
    // A proxy hears of an orderly end before; of a kill it learns by its next request.
    else running.delete(which);
    const code = await server?.end(signal);
    if (running.get(which) === server) running.delete(which);
    return code ?? null;
  };
  await Promise.all(Array.from({ length: count }, (_, which) => start(which)));
  return {
    urls: () => [...running.values()].map(({ url }) => url),
    secretKey,
    end,
    start,
    kills: () => kills,
    close: async () => {
      await Promise.all([...running.keys()].map((which) => end(which, 'SIGTERM')));
      await place.remove();
    },
  };
}
