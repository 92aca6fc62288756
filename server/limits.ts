import { createHmac } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Done } from '#contract/failures.ts';
import { addressBlock, addressSite } from './http/client-address.ts';
import type { Database } from './postgres/connect.ts';

/** Counts what one key (a place, an account) does, for one point if not said otherwise. `wait` is in seconds. */
export type Limiter = { consume: (key: string, points?: number) => Promise<Done<{ readonly wait: number }>> };

/** At most `points` in `duration` seconds. */
export type Window = { readonly name: string; readonly points: number; readonly duration: number };

/** Makes a limiter that counts in all its windows. `name` says what is counted. */
export type MakeLimiter = (name: string, windows: readonly Window[]) => Limiter;

/** For benches and tests (RATE_LIMITS=off). */
export const unlimited: Limiter = { consume: async () => ({ ok: true }) };

/** The limits of `send-email`. The short window stops a flood, the long one a patient program; a school behind one address fits in. */
export const messageWindows = [
  { name: 'ten-minutes', points: 30, duration: 600 },
  { name: 'day', points: 200, duration: 86_400 },
] as const satisfies readonly Window[];

/** What is tried counts as well, also what is refused or was sent before: nobody types that often. */
export const tryWindows = [{ name: 'ten-minutes', points: 120, duration: 600 }] as const satisfies readonly Window[];

/**
 * Limits that are counted in the database, so that several servers and restarts share them; while the
 * database is away each process counts for itself. Keys are stored only as a keyed hash: the counters
 * need to know equal from different, nobody needs to know who and where from.
 */
export function databaseLimits(sql: Database, secret: string): MakeLimiter {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: (string | number)[] }) => {
      const rows = await sql.unsafe(text, values);
      return { rows, rowCount: rows.count };
    },
  };
  return (subject, windows) => {
    const limiters = windows.map(({ name, points, duration }) => {
      const common = { keyPrefix: `${subject} ${name}`, points, duration };
      return new RateLimiterPostgres({
        ...common,
        storeClient,
        storeType: 'client',
        schemaName: 'app_private',
        tableName: 'rate_limits',
        tableCreated: true,
        inMemoryBlockOnConsumed: points,
        // pruneLimits does it for all of them at once.
        clearExpiredByTimeout: false,
        insuranceLimiter: new RateLimiterMemory(common),
      });
    });
    return {
      consume: async (counted, points) =>
        consumeAll(limiters, createHmac('sha256', secret).update(counted).digest('base64url'), points),
    };
  };
}

/** Limits that each process counts for itself, for what would cost less than counting it in the database. */
export const memoryLimits: MakeLimiter = (subject, windows) => {
  const limiters = windows.map(
    ({ name, points, duration }) => new RateLimiterMemory({ keyPrefix: `${subject} ${name}`, points, duration }),
  );
  return { consume: async (key, points) => consumeAll(limiters, key, points) };
};

/** What a block of addresses may, three blocks of the same customer may together. */
export const siteFactor = 3;

/**
 * Makes a limiter for what comes from an address: its block counts and, because one customer of a network has up to
 * 65,536 blocks of IPv6, the customer as well, who may do three times as much (docs/decisions/032-shares.md). Whatever
 * is no address of IPv6 (an account's id) counts as it is.
 */
export function placeLimiter(makeLimiter: MakeLimiter, name: string, windows: readonly Window[]): Limiter {
  const ofBlock = makeLimiter(name, windows);
  const ofSite = makeLimiter(
    `${name} site`,
    windows.map((window) => ({ ...window, points: siteFactor * window.points })),
  );
  // Customers who have used up theirs, and until when: the block is counted first, and each of theirs would be noted.
  const over = new Map<string, number>();
  return {
    consume: async (address, points) => {
      const [block, site] = [addressBlock(address), addressSite(address)];
      if (site === block) return ofBlock.consume(block, points);
      const until = over.get(site);
      if (until !== undefined && until > performance.now())
        return { ok: false, wait: Math.ceil((until - performance.now()) / 1000) };
      const allowed = await ofBlock.consume(block, points);
      if (!allowed.ok) return allowed;
      const allowedSite = await ofSite.consume(site, points);
      if (!allowedSite.ok) {
        for (const [name, end] of over) if (end <= performance.now()) over.delete(name);
        over.set(site, performance.now() + 1000 * allowedSite.wait);
      }
      return allowedSite;
    },
  };
}

async function consumeAll(
  limiters: readonly RateLimiterAbstract[],
  key: string,
  points = 1,
): Promise<Done<{ readonly wait: number }>> {
  for (const limiter of limiters) {
    try {
      await limiter.consume(key, points);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { ok: false, wait: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
    }
  }
  return { ok: true };
}

// Longer than any counts.
const longestMs = 2 * 86_400_000;

/**
 * Deletes the counters whose time is over, and those that were begun while the clock was ahead: they would count on and
 * on.
 */
export async function pruneLimits(sql: Database): Promise<void> {
  const now = Date.now();
  await sql`delete from app_private.rate_limits where expire < ${now} or expire > ${now + longestMs}`;
}
