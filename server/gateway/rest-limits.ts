import { type Limiter, type MakeLimiter, placeLimiter } from '#server/limits.ts';
import type { Access } from '#server/auth/access.ts';

const fiveMinutes = 5 * 60;

// A class of thirty behind one address that opens the projects stays far below.
const windows = {
  read: [{ name: 'five-minutes', points: 1500, duration: fiveMinutes }],
  // The drafts of an admin panel save themselves every few seconds.
  write: [{ name: 'five-minutes', points: 300, duration: fiveMinutes }],
  console: [{ name: 'five-minutes', points: 60, duration: fiveMinutes }],
} as const;

export type RestLimits = {
  /** Counts a call. Out: the seconds to wait when it is one too many. */
  readonly count: (kind: keyof typeof windows, access: Access, address: string) => Promise<number | undefined>;
};

/**
 * The limits of the data API: by account, and for visitors by place. Reading is counted in this process
 * alone, because counting in the database would cost as much as reading. The secret key has no limits.
 */
export function restLimits(makeLimiter: MakeLimiter, makeHere: MakeLimiter): RestLimits {
  const limiters: Readonly<Record<keyof typeof windows, Limiter>> = {
    read: placeLimiter(makeHere, 'rest read', windows.read),
    write: placeLimiter(makeLimiter, 'rest write', windows.write),
    console: placeLimiter(makeLimiter, 'rest console', windows.console),
  };
  return {
    count: async (kind, access, address) => {
      if (access.kind === 'service') return undefined;
      const key = access.kind === 'account' ? access.caller.user.id : address;
      const allowed = await limiters[kind].consume(key);
      return allowed.ok ? undefined : allowed.wait;
    },
  };
}
