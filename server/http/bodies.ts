import type { Context, MiddlewareHandler } from 'hono';
import type { Failure } from '#contract/failures.ts';
import { type Limiter, type MakeLimiter, placeLimiter } from '#server/limits.ts';
import { addressSite } from './client-address.ts';
import { answerFailure } from './failures.ts';
import { largest } from './read-body.ts';
import { refuseInWords } from './refuse-in-words.ts';

const megabyte = 1024 * 1024;

// For a machine with 1 GB. A place has room for ten photos at once, or for a class of forty that sends texts.
const most = { bytes: 64 * megabyte, bytesEach: 16 * megabyte, openEach: 40 } as const;
// What only short bodies get: a few places that hold large ones must not keep everybody from signing in or writing.
const forShort = 8 * megabyte;
// Beyond it files are written to the disk while they arrive.
const mostInMemory = 8 * megabyte;
const patience = { all: 10, each: 5 };

// What begins, whatever becomes of it: a point for each 64 KiB. 125 photos, or thirty people whom nothing holds up.
const windows = [{ name: 'five-minutes', points: 3000, duration: 300 }] as const;

const nobody = { bytes: 0, open: 0 };

/** What of all bodies may be on its way at once. */
export type BodyRules = {
  /** Counts each body that begins. */
  readonly limiter: Limiter;
  /** Whether one place has a share only; otherwise it may have everything. */
  readonly isShared: boolean;
};

/** The rules of a server, whose limits are counted in this process alone: counting must cost less than refusing. */
export function bodyRules(makeHere: MakeLimiter, isShared: boolean): BodyRules {
  return { limiter: placeLimiter(makeHere, 'bodies', windows), isShared };
}

/**
 * Lets a body in only while there is room for it: what it announces is set aside before its first byte is read, and
 * given back with its answer. A body that does not say how long it is gets the room of the longest we read into memory.
 * In: who sends, by their address.
 */
export function boundBodies({ limiter, isShared }: BodyRules, addressOf: (c: Context) => string): MiddlewareHandler {
  let bytes = 0;
  const places = new Map<string, { bytes: number; open: number }>();

  return async (c, next) => {
    const size = announced(c);
    if (size === undefined) return next();
    const address = addressOf(c);
    const key = addressSite(address);
    const { bytes: held, open } = places.get(key) ?? nobody;
    const isFull = open >= most.openEach || held + size > most.bytesEach;
    if (isShared && isFull) return refuse(c, { code: 'many_at_once', retryAfterSeconds: patience.each });
    const room = size <= largest.text ? most.bytes : most.bytes - forShort;
    if (bytes + size > room) return refuse(c, { code: 'full', retryAfterSeconds: patience.all });
    const allowed = await limiter.consume(address, 1 + Math.floor(size / largest.text));
    if (!allowed.ok) return refuse(c, { code: 'many_at_once', retryAfterSeconds: allowed.wait });

    // Looked up again: others of the same place may have begun meanwhile.
    const place = places.get(key) ?? { ...nobody };
    bytes += size;
    places.set(key, place);
    place.bytes += size;
    place.open += 1;
    try {
      return await next();
    } finally {
      bytes -= size;
      place.bytes -= size;
      place.open -= 1;
      if (place.open === 0) places.delete(key);
    }
  };
}

/** The bytes that are set aside for the body of a request; `undefined` when it has none. */
function announced(c: Context): number | undefined {
  if (c.req.header('transfer-encoding') !== undefined) return largest.withPhoto;
  const length = Number(c.req.header('content-length') ?? 0);
  return length > 0 ? Math.min(length, mostInMemory) : undefined;
}

// Nothing of the body was read: the connection ends here. The answer to a form without JavaScript is read by a person.
function refuse(c: Context, failure: Failure): Response {
  c.header('Connection', 'close');
  if (c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return refuseInWords(c, failure);
  return answerFailure(c, failure);
}
