import { setTimeout as wait } from 'node:timers/promises';
import type { Amounts, Fault, Tally } from './fault.ts';

// What is freed has mails to send and a database to close.
const patienceMs = 60_000;

/**
 * Lets something go wrong, for so long at most. What it opened is freed, whatever became of it. Out: what was tried and
 * lost; that it hung, or did not end what it had opened, is a loss too.
 */
export async function inTime({ run }: Fault, amounts: Amounts, ms: number): Promise<Tally | string> {
  const opened = new AsyncDisposableStack();
  const tally = await withinMs(ms, 'it hung: not over', run(amounts, opened)).catch(loss);
  const left = await withinMs(patienceMs, 'what it opened did not end', opened.disposeAsync()).then(() => [], reasons);
  if (left.length === 0) return tally;
  return typeof tally === 'string' ? loss(left.join()) : { ...tally, lost: [...tally.lost, ...left] };
}

const reasons = (error: unknown): string[] => [String(error)];
const loss = (error: unknown): Tally => ({ tried: 1, lost: reasons(error), seen: '' });

async function withinMs<Value>(ms: number, what: string, work: Promise<Value>): Promise<Value> {
  const inTime = new AbortController();
  const late = wait(ms, undefined, { signal: inTime.signal }).then(() => {
    throw new Error(`${what} after ${Math.round(ms / 1000)} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => {});
    inTime.abort();
  }
}
