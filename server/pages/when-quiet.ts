/** So long nothing new may come before it is quiet, in milliseconds. */
const quiet = 1_000;

/**
 * Does work that nobody waits for, one piece after the other, once nothing new has come for a second: what people ask for
 * goes before. Nothing of it keeps a process from ending, and a piece that fails is left.
 */
export function whenQuiet(rest = quiet): (work: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  async function next(): Promise<void> {
    const work = waiting.shift();
    if (!work) return;
    isBusy = true;
    await work().catch(() => {});
    isBusy = false;
    wait(0);
  }

  function wait(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void next(), milliseconds).unref();
  }

  return (work) => {
    waiting.push(work);
    if (!isBusy) wait(rest);
  };
}
