import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until the answer is something, and throws after a generous time. */
export async function eventually<Value>(
  what: string,
  ask: () => Value | undefined | false | Promise<Value | undefined | false>,
  withinMs = 60_000,
): Promise<Value> {
  const deadline = Date.now() + withinMs;
  // What comes soon is seen soon; what takes longer is not asked for forty times a second.
  for (let pause = 10; ; pause = Math.min(100, 1.5 * pause)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`Did not happen within ${withinMs} ms: ${what}`);
    await wait(pause);
  }
}
