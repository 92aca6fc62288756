/** How hard work is shared out. */
export type TurnRules = {
  /** How much of it runs at once. */
  readonly atOnce: number;
  /** How much of that is for one sender. Unset: all of it. */
  readonly atOnceEach?: number;
  /** How many may wait; half of the places are for one sender. */
  readonly longest: number;
};

/**
 * Does work when it is its sender's turn, and gives what it gives. `from` says whose it is (an address block, an
 * account); work of nobody ('') has no share. Out: `undefined` when too much waits already.
 */
export type Turns = <Value>(from: string, work: () => Promise<Value>) => Promise<{ readonly value: Value } | undefined>;

/**
 * The one way in which hard work waits for its turn (docs/decisions/032-shares.md). However much one sender asks for,
 * half of the places are left to everybody else, and whoever had the last turn goes behind the others.
 */
export function makeTurns({ atOnce, atOnceEach = atOnce, longest }: TurnRules): Turns {
  const running: string[] = [];
  const waiting: { readonly from: string; readonly go: () => void }[] = [];
  let last = '';

  const mayRun = ({ from }: { from: string }): boolean =>
    running.length < atOnce && (from === '' || running.filter((one) => one === from).length < atOnceEach);
  const begin = (from: string): void => {
    running.push(from);
    last = from;
  };
  const end = (from: string): void => {
    running.splice(running.indexOf(from), 1);
    const able = waiting.filter(mayRun);
    const next = able.find((one) => one.from !== last) ?? able[0];
    if (next === undefined) return;
    waiting.splice(waiting.indexOf(next), 1);
    begin(next.from);
    next.go();
  };

  return async (from, work) => {
    if (mayRun({ from })) begin(from);
    else {
      const share = from === '' ? 0 : waiting.filter((one) => one.from === from).length;
      if (waiting.length >= longest || share >= longest / 2) return undefined;
      await new Promise<void>((go) => waiting.push({ from, go }));
    }
    try {
      return { value: await work() };
    } finally {
      end(from);
    }
  };
}
