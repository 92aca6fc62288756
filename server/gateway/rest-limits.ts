import type { Access } from '#server/auth/access.ts';
import { addressSite } from '#server/http/client-address.ts';
import { type Limiter, type MakeLimiter, placeLimiter } from '#server/limits.ts';
import { makeTurns } from '#server/turns.ts';

const fiveMinutes = 5 * 60;

// A class of thirty behind one address that opens the projects stays far below.
const windows = {
  read: [{ name: 'five-minutes', points: 1500, duration: fiveMinutes }],
  // The drafts of an admin panel save themselves every few seconds.
  write: [{ name: 'five-minutes', points: 300, duration: fiveMinutes }],
  // Every statement is noted, with 2,000 characters and for 90 days: 2 MB a day at most.
  console: [
    { name: 'five-minutes', points: 60, duration: fiveMinutes },
    { name: 'day', points: 1000, duration: 24 * 60 * 60 },
  ],
  // In milliseconds of work, of reading and writing together. A call of our pages takes five to thirty of them: the
  // minute is for the one who asks for seconds at a time.
  time: [{ name: 'five-minutes', points: 60_000, duration: fiveMinutes }],
} as const;

/** How many calls are answered at once, and so how many connections there are for them. */
export const atOnce = { visitors: 4, accounts: 8 } as const;

export type RestLimits = {
  /** Counts a call. Out: the seconds to wait when it is one too many, or when earlier ones took too long. */
  readonly count: (
    kind: Exclude<keyof typeof windows, 'time'>,
    access: Access,
    address: string,
  ) => Promise<number | undefined>;
  /** Answers a call when it is its turn, and counts the time that takes. Out: `undefined` when too many wait. */
  readonly inTurn: (access: Access, address: string, work: () => Promise<Response>) => Promise<Response | undefined>;
};

/** For benches and tests (RATE_LIMITS=off). */
export const noLimits: RestLimits = { count: async () => undefined, inTurn: (_access, _address, work) => work() };

/**
 * The limits of the data API: by account, and for visitors by place. Reading and time are counted in this process
 * alone, because counting in the database would cost as much as reading. Of what is answered at once one sender has
 * half; a class that opens a page together waits in line for a moment. The secret key has no limits.
 */
export function restLimits(makeLimiter: MakeLimiter, makeHere: MakeLimiter): RestLimits {
  const limiters: Readonly<Record<keyof typeof windows, Limiter>> = {
    read: placeLimiter(makeHere, 'rest read', windows.read),
    write: placeLimiter(makeLimiter, 'rest write', windows.write),
    console: placeLimiter(makeLimiter, 'rest console', windows.console),
    time: placeLimiter(makeHere, 'rest time', windows.time),
  };
  const turnsFor = (most: number) => makeTurns({ atOnce: most, atOnceEach: most / 2, longest: 60 });
  const turns = { visitor: turnsFor(atOnce.visitors), account: turnsFor(atOnce.accounts) };
  return {
    count: async (kind, access, address) => {
      if (access.kind === 'service') return undefined;
      for (const limiter of [limiters[kind], limiters.time]) {
        const allowed = await limiter.consume(senderOf(access, address));
        if (!allowed.ok) return allowed.wait;
      }
      return undefined;
    },
    inTurn: async (access, address, work) => {
      if (access.kind === 'service') return work();
      const sender = senderOf(access, address);
      const done = await turns[access.kind](addressSite(sender), async () => {
        const started = performance.now();
        try {
          return await work();
        } finally {
          await limiters.time.consume(sender, Math.ceil(performance.now() - started));
        }
      });
      return done?.value;
    },
  };
}

const senderOf = (access: Access, address: string): string =>
  access.kind === 'account' ? access.caller.user.id : address;
