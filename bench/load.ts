import { setTimeout as wait } from 'node:timers/promises';
import { shareWithin } from './median.ts';

/** How often in a second, and the milliseconds within which 99 of 100 were answered. */
export type Load = { readonly perSecond: number; readonly p99: number };

export const atOnce = 16;

/** Does `work` `total` times, 16 at a time. */
export async function underLoad(total: number, work: (index: number) => Promise<unknown>): Promise<Load> {
  let next = 0;
  const took: number[] = [];
  const began = performance.now();
  const worker = async () => {
    while (next < total) {
      const index = next;
      next += 1;
      took.push(await timed(() => work(index)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { perSecond: total / ((performance.now() - began) / 1000), p99: shareWithin(took, 0.99) };
}

/**
 * Begins `work` so many times a second, whether what was begun before is done or not, as visitors do. Out: the
 * milliseconds within which 99 of 100 were done, from when each was due.
 */
export async function paced(perSecond: number, total: number, work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  const running: Promise<unknown>[] = [];
  const began = performance.now();
  while (running.length < total) {
    const due = began + (running.length * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    running.push(work().then(() => took.push(performance.now() - due)));
  }
  await Promise.all(running);
  return shareWithin(took, 0.99);
}

/** Asks, and reads the answer to its end. Rejected unless it is a good one. */
export async function asked(url: string, init?: RequestInit): Promise<void> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export async function times<Value>(count: number, work: () => Promise<Value>): Promise<Value[]> {
  const all: Value[] = [];
  while (all.length < count) all.push(await work());
  return all;
}
