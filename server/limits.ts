import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './postgres/connect.ts';

/** Counts what one address block does. `wait` is in seconds. */
export type Limiter = { consume: (block: string) => Promise<{ ok: true } | { ok: false; wait: number }> };

/** For benches and tests (RATE_LIMITS=off). */
export const unlimited: Limiter = { consume: async () => ({ ok: true }) };

// Design §4. The short window stops a flood, the long one a patient program; a school behind one address fits in.
const windows = [
  { name: 'ten-minutes', points: 30, duration: 600 },
  { name: 'day', points: 200, duration: 86_400 },
] as const;

/**
 * The limits of `send-email`, counted in the database, so that several servers and restarts share
 * them; while the database is away each process counts for itself. Addresses are stored only as a
 * keyed hash: the counters need to know equal from different, nobody needs to know where from.
 */
export function messageLimiter(sql: Database, secret: string): Limiter {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: (string | number)[] }) => {
      const rows = await sql.unsafe(text, values);
      return { rows, rowCount: rows.count };
    },
  };
  const limiters = windows.map(({ name, points, duration }) => {
    const common = { keyPrefix: `send-email ${name}`, points, duration };
    return new RateLimiterPostgres({
      ...common,
      storeClient,
      storeType: 'client',
      schemaName: 'app_private',
      tableName: 'rate_limits',
      tableCreated: true,
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory(common),
    });
  });
  return {
    consume: async (block) => {
      const key = createHmac('sha256', secret).update(block).digest('base64url');
      for (const limiter of limiters) {
        try {
          await limiter.consume(key);
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused;
          return { ok: false, wait: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
        }
      }
      return { ok: true };
    },
  };
}
