import { setTimeout as wait } from 'node:timers/promises';
import { errorFields } from './error-fields.ts';
import type { Log } from './log.ts';

/** Something that is to be done now and then, by every server of a database. */
export type Task = {
  readonly name: string;
  readonly everyMinutes: number;
  readonly run: () => Promise<unknown>;
};

// Some ask servers of others, for minutes. They are waited for beside the requests, so that the whole stop stays below the
// 60 s after which systemd kills (deploy/ecosystem.service).
const usual = { minute: 60_000, patience: 10_000 };

/**
 * Does each task a minute after the start and then every so many minutes, one after the other. What fails is
 * logged and tried again the next time. `stop` begins no more, and waits for the one that is at work, but not for long,
 * however often it is called. The milliseconds are for tests.
 */
export function startHousekeeping(
  log: Log,
  tasks: readonly Task[],
  times: Partial<typeof usual> = {},
): { readonly stop: () => Promise<void> } {
  const { minute: minuteMs, patience: patienceMs } = { ...usual, ...times };
  const ending = new AbortController();
  const running = run();
  let stopped: Promise<void> | undefined;
  return {
    stop: async () => {
      ending.abort();
      await (stopped ??= Promise.race([running, wait(patienceMs, undefined, { ref: false })]));
    },
  };

  async function run(): Promise<void> {
    for (let minute = 0; ; minute += 1) {
      await wait(minuteMs, undefined, { signal: ending.signal }).catch(() => {});
      for (const task of tasks) {
        if (ending.signal.aborted) return;
        if (minute % task.everyMinutes !== 0) continue;
        await task
          .run()
          .catch((error: unknown) =>
            log.error({ task: task.name, ...errorFields(error) }, 'housekeeping failed and is tried again'),
          );
      }
    }
  }
}
