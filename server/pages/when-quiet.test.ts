import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './when-quiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that nobody waits for is done once nothing new comes, one after the other, whatever fails', async () => {
  const later = whenQuiet(1_000);
  const done: string[] = [];
  let finishFirst = () => {};
  later(async () => {
    done.push('first begins');
    await new Promise<void>((resolve) => (finishFirst = resolve));
    throw new Error('It fails.');
  });
  await vi.advanceTimersByTimeAsync(900);
  later(async () => void done.push('second'));
  await vi.advanceTimersByTimeAsync(900);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  later(async () => void done.push('third'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toEqual(['first begins']);
  finishFirst();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['first begins', 'second', 'third']);
});
