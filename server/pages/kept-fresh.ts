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

/** The same, as far as one part of it is wanted. */
export const partOf = <Whole, Part>({ now, lookAgain }: Fresh<Whole>, part: (whole: Whole) => Part): Fresh<Part> => ({
  now: async () => part(await now()),
  lookAgain,
});

/**
 * Asks the database at most once a second and only when somebody wants to know. While it is away the last answer counts,
 * and nobody waits for it.
 * @param ask Given what is known; answers with the same where nothing has changed. It keeps nothing by itself: its answer
 * may come too late for whoever asked, or behind that of a later question.
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
  let questions = 0;
  let answered = 0;

  async function askAgain(): Promise<void> {
    const question = (questions += 1);
    const answer = async (): Promise<void> => {
      const value = await ask(known);
      if (question < answered) return;
      [answered, known, isAway] = [question, value, false];
    };
    await withDeadline(answer, patience);
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
