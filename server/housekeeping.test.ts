import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startHousekeeping, type Task } from './housekeeping.ts';
import { eventually } from './testing/eventually.ts';
import { keptLog } from './testing/quiet-log.ts';

test('does each task in its own rhythm, and one that fails stops no other and is tried again', async () => {
  const done: string[] = [];
  const task = (name: string, everyMinutes: number): Task => ({
    name,
    everyMinutes,
    run: async () => {
      done.push(name);
      if (name === 'fails') throw Object.assign(new Error('a secret was quoted'), { code: '57014' });
    },
  });
  const log = keptLog();
  const housekeeping = startHousekeeping(log, [task('fails', 1), task('often', 1), task('seldom', 3)], { minute: 1 });
  await eventually('the seldom one twice', () => done.filter((name) => name === 'seldom').length >= 2);
  await housekeeping.stop();
  // The first ten, minute by minute.
  expect(done.slice(0, 10).join(' ')).toBe('fails often seldom fails often fails often fails often seldom');
  expect(log.lines[0]).toContain('"task":"fails"');
  expect(log.lines[0]).toContain('57014');
  expect(log.lines.join()).not.toContain('a secret');
});

test('stops at once, and finishes the task it is at', async () => {
  const begun = Promise.withResolvers<void>();
  const work = Promise.withResolvers<void>();
  let isFinished = false;
  const log = keptLog();
  const long = async (): Promise<void> => {
    begun.resolve();
    await work.promise;
    isFinished = true;
  };
  const never = (): Promise<void> => Promise.reject(new Error('ran after the end'));
  const housekeeping = startHousekeeping(
    log,
    [
      { name: 'long', everyMinutes: 1, run: long },
      { name: 'never', everyMinutes: 1, run: never },
    ],
    { minute: 1 },
  );
  await begun.promise;
  const stopped = housekeeping.stop();
  work.resolve();
  await stopped;
  expect(isFinished).toBe(true);
  expect(log.lines).toEqual([]);
});

test('a task that waits for somebody else’s server does not hold the stop for long', async () => {
  const begun = Promise.withResolvers<void>();
  const endless = (): Promise<void> => {
    begun.resolve();
    return new Promise(() => {});
  };
  const tasks = [{ name: 'endless', everyMinutes: 1, run: endless }];
  const housekeeping = startHousekeeping(keptLog(), tasks, { minute: 1, patience: 500 });
  await begun.promise;
  expect(await Promise.race([housekeeping.stop(), wait(5000, 'too late')])).toBeUndefined();
  // The stop of the server begins with it and ends with it.
  expect(await Promise.race([housekeeping.stop(), wait(100, 'once more')])).toBeUndefined();
});

test('nothing is done before the first minute is over', async () => {
  const done: string[] = [];
  const housekeeping = startHousekeeping(keptLog(), [
    { name: 'task', everyMinutes: 1, run: async () => done.push('task') },
  ]);
  await housekeeping.stop();
  expect(done).toEqual([]);
});
