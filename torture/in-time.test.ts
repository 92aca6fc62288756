import { expect, test } from 'vitest';
import type { Amounts, Fault } from './fault.ts';
import { inTime } from './in-time.ts';

const amounts: Amounts = { kills: 1, outages: 1, messages: 1, requests: 1, slow: 1 };
const tally = { tried: 1, lost: [], seen: '' };
const never = new Promise<never>(() => {});

/** Something that opens one thing and then does `work`. Out: how often that one thing was freed. */
function opening(work: () => ReturnType<Fault['run']>): { fault: Fault; freed: () => number } {
  let freed = 0;
  return {
    fault: {
      name: 'of a test',
      run: async (_amounts, opened) => {
        opened.defer(() => void (freed += 1));
        return work();
      },
    },
    freed: () => freed,
  };
}

test('a fault that hangs is a loss when its time is over, and what it opened is freed', async () => {
  const { fault, freed } = opening(() => never);
  expect(await inTime(fault, amounts, 20)).toEqual({
    ...tally,
    lost: ['Error: it hung: not over after 0 s'],
  });
  expect(freed()).toBe(1);
});

test('what a fault opened is freed when it is over, and when it fails', async () => {
  const over = opening(async () => tally);
  expect(await inTime(over.fault, amounts, 10_000)).toEqual(tally);
  const failed = opening(async () => {
    throw new Error('No start.');
  });
  expect(await inTime(failed.fault, amounts, 10_000)).toEqual({ ...tally, lost: ['Error: No start.'] });
  expect([over.freed(), failed.freed()]).toEqual([1, 1]);
});

test('what does not let itself be freed is a loss, also where nothing could be tried', async () => {
  const fault: Fault = {
    name: 'of a test',
    run: async (_amounts, opened) => {
      opened.defer(() => {
        throw new Error('It stays.');
      });
      return 'only root may';
    },
  };
  expect(await inTime(fault, amounts, 10_000)).toEqual({ ...tally, lost: ['Error: It stays.'] });
});
