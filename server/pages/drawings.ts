import type { OrFailure } from '#contract/failures.ts';
import { addressSite } from '#server/http/client-address.ts';
import { type Limiter, type MakeLimiter, placeLimiter } from '#server/limits.ts';
import { makeTurns } from '#server/turns.ts';

// At most 15 ms each: three of a hundred seconds of one processor for one place. A class reads on all the same.
const windows = [{ name: 'five-minutes', points: 600, duration: 300 }] as const;

/** Four pages are drawn at once; as many wait as are drawn in a second. */
const rules = { atOnce: 4, longest: 100 } as const;
const patience = 2;

export type Drawings = {
  /** Does the work when it is its turn: of somebody, by their address, which counts. */
  readonly forSomebody: <Value>(address: string, work: () => Promise<Value>) => Promise<OrFailure<Value>>;
  /** The same for a page that is kept for everybody: it waits in the share of whoever asks first, and counts for nobody. */
  readonly forAll: <Value>(address: string, work: () => Promise<Value>) => Promise<OrFailure<Value>>;
};

/** Counted in this process alone: counting must cost less than drawing. */
export const drawingLimiter = (makeHere: MakeLimiter): Limiter => placeLimiter(makeHere, 'drawings', windows);

/** The one way in which a page waits to be drawn (docs/decisions/032-shares.md). */
export function makeDrawings(limiter: Limiter): Drawings {
  const inTurn = makeTurns(rules);
  async function take<Value>(from: string, work: () => Promise<Value>): Promise<OrFailure<Value>> {
    const done = await inTurn(from, work);
    return done
      ? { ok: true, value: done.value }
      : { ok: false, failure: { code: 'full', retryAfterSeconds: patience } };
  }
  return {
    forAll: (address, work) => take(addressSite(address), work),
    forSomebody: async (address, work) => {
      const allowed = await limiter.consume(address);
      if (allowed.ok) return take(addressSite(address), work);
      return { ok: false, failure: { code: 'many_at_once', retryAfterSeconds: allowed.wait } };
    },
  };
}
