import { setTimeout as wait } from 'node:timers/promises';
import { makeDigest } from './digest.ts';
import { pruneOutbox } from './outbox.ts';
import { type Alarm, watchStandstill } from './standstill.ts';

// Often enough that an alarm is punctual, seldom enough to cost nothing.
const everyMs = 60_000;

/** Starts what the outbox needs now and then: the digest, the alarm, deleting what was sent. */
export function startHousekeeping(alarm: Alarm, domain: string): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const running = run();
  return {
    stop: async () => {
      ending.abort();
      await running;
    },
  };

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await wait(everyMs, undefined, { signal: ending.signal }).catch(() => {});
      if (ending.signal.aborted) return;
      for (const task of [
        () => makeDigest(alarm.sql, domain),
        () => watchStandstill(alarm),
        () => pruneOutbox(alarm.sql),
      ]) {
        await task().catch((error: Error & { code?: string }) =>
          alarm.log.error({ errorCode: error.code, name: error.name }, 'housekeeping failed and is tried again'),
        );
      }
    }
  }
}
