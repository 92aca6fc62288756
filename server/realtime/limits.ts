/** So many at once, and so many more each second. */
export type Rate = { readonly atOnce: number; readonly perSecond: number };

/**
 * What one connection may do, and all of an address together (`connectionsEach`, `channelsEach`, `conditionsEach`, `heard`, `asked`, `turns`). A class
 * behind one address stays far below.
 */
export const usualLimits = {
  connections: 1500,
  connectionsEach: 100,
  /** Connections that begin within five minutes, of one address. */
  opened: 600,
  /** Of one connection, and of all of an address: what a channel asked for and says of itself is kept. */
  channels: 100,
  channelsEach: 1000,
  /** Conditions for changes of the database, of all channels of an address: with each change those of all are asked. */
  conditionsEach: 2000,
  changesEach: 20,
  // Who comes back after the server was away joins all their channels again.
  joins: { atOnce: 100, perSecond: 10 },
  messages: { atOnce: 150, perSecond: 25 },
  /** How often one address is heard: one message to a room of a thousand is heard a thousand times. */
  heard: { atOnce: 20_000, perSecond: 2000 },
  /** What the database is asked for one address: a point for each join, renewed token, part of the database and condition. */
  asked: { atOnce: 1000, perSecond: 30 },
  presence: { atOnce: 20, perSecond: 1 },
  /**
   * The largest message, in bytes; the largest join, of which most is kept as long as the channel is there; and what
   * somebody may say of themselves: it is kept, and told to all who come.
   */
  message: 256 * 1024,
  join: 16 * 1024,
  track: 2048,
  /** What may wait for a slow reader, in bytes. */
  waiting: 256 * 1024,
  /** Messages that wait for their turn, because a join asks the database before it is answered, in bytes. */
  turns: 8 * 1024 * 1024,
  turnsEach: 1024 * 1024,
  /** Broadcasts by HTTP within five minutes, of one account or address. */
  calls: 1500,
  /** How long a client may say nothing, in milliseconds: it sends a heartbeat every 25 or 30 s. */
  silenceMs: 60_000,
};

export type RealtimeLimits = Readonly<typeof usualLimits>;

/** For benches and tests (RATE_LIMITS=off): as many as there are, from one address. Sizes stay. */
export const manyFromOne: RealtimeLimits = {
  ...usualLimits,
  connectionsEach: Infinity,
  channelsEach: Infinity,
  conditionsEach: Infinity,
  opened: Infinity,
  heard: { atOnce: Infinity, perSecond: 0 },
  asked: { atOnce: Infinity, perSecond: 0 },
  calls: Infinity,
};

export type Counter = {
  readonly take: (points?: number) => boolean;
  /** Whether nothing of it is used: then it may be forgotten. */
  readonly isFull: () => boolean;
};

/** Counts by a rate. Out: whether there was room. */
export function counter({ atOnce, perSecond }: Rate): Counter {
  let left = atOnce;
  let at = performance.now();
  const fill = (): void => {
    const now = performance.now();
    left = Math.min(atOnce, left + ((now - at) / 1000) * perSecond);
    at = now;
  };
  return {
    isFull: () => {
      fill();
      return left === atOnce;
    },
    take: (points = 1) => {
      fill();
      if (left < points) return false;
      left -= points;
      return true;
    },
  };
}
