import { expect, test } from 'vitest';
import { together } from './together.ts';

test('what is asked for while it is at work is done together the next time, and fails only with its own', async () => {
  const done: (readonly number[])[] = [];
  const atWork = Promise.withResolvers<void>();
  const ask = together<number>(async (items) => {
    done.push(items);
    if (items.includes(1)) await atWork.promise;
    if (items.includes(2)) throw new Error('two');
  });
  const first = ask(1);
  // It is at work from then on.
  await Promise.resolve();
  const others = Promise.allSettled([ask(2), ask(3)]);
  atWork.resolve();
  await first;
  expect((await others).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await ask(4);
  expect(done).toEqual([[1], [2, 3], [4]]);
});
