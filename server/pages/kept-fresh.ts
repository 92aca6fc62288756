import { withDeadline } from '#server/postgres/away.ts';

/** What the database says, asked again now and then. The same value as long as nothing has changed. */
export type Fresh<Value> = {
  readonly now: () => Promise<Value>;
  /** Something was written here: whoever asks next sees it, without waiting for the second to pass. */
  readonly lookAgain: () => void;
};

/** So long an answer counts, in milliseconds: what is published or withdrawn is seen within two seconds. */
const freshFor = 1_000;
/** No page is kept waiting for longer. */
const patience = 1_000;

/**
 * Asks the database at most once a second and only when somebody wants to know. While it is away the last answer counts,
 * and nobody waits for it.
 * @param ask Given what is known; answers with the same where nothing has changed.
 */
export function keptFresh<Value>(
  first: Value,
  ask: (known: Value) => Promise<Value>,
  // The clock of the day can be set back, and nothing would be new until it is there again.
  now: () => number = () => performance.now(),
): Fresh<Value> {
  let known = first;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  let isAway = false;

  async function askAgain(): Promise<void> {
    known = await withDeadline(() => ask(known), patience);
    isAway = false;
  }

  return {
    now: async () => {
      // What is being asked for may be older than what was written meanwhile.
      if (askedAt === Number.NEGATIVE_INFINITY) await asking;
      if (now() - askedAt >= freshFor && !asking) {
        askedAt = now();
        asking = askAgain()
          .catch(() => void (isAway = true))
          .finally(() => (asking = undefined));
      }
      if (!isAway) await asking;
      return known;
    },
    lookAgain: () => void (askedAt = Number.NEGATIVE_INFINITY),
  };
}
