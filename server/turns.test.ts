import { expect, test } from 'vitest';
import { makeTurns, type TurnRules } from './turns.ts';

/** Work that ends when it is told to. `order` is the order in which it began. */
function bench(rules: TurnRules) {
  const turns = makeTurns(rules);
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: string[] = [];
  const ask = async (from: string, name = from): Promise<void> => {
    const done = await turns(from, async () => {
      order.push(name);
      await new Promise<void>((end) => ends.set(name, end));
    });
    if (done === undefined) refused.push(name);
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { ask, end, order, refused };
}

test('SEC-09 one sender fills half of the places, and others have the rest', async () => {
  const { ask, order, refused } = bench({ atOnce: 1, longest: 4 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('a', name);
  for (const name of ['b', 'c', 'd']) void ask(name);
  await new Promise(setImmediate);
  expect(order).toEqual(['a1']);
  expect(refused).toEqual(['a4', 'a5', 'd']);
});

test('SEC-09 whoever had the last turn goes behind the others', async () => {
  const { ask, end, order } = bench({ atOnce: 1, longest: 8 });
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  void ask('b');
  for (const name of ['a1', 'b', 'a2', 'a3']) await end(name);
  expect(order).toEqual(['a1', 'b', 'a2', 'a3']);
});

test('SEC-09 one sender has some of the turns at once, and the others need not wait for them', async () => {
  const { ask, end, order } = bench({ atOnce: 3, atOnceEach: 2, longest: 8 });
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  void ask('b');
  expect(order).toEqual(['a1', 'a2', 'b']);
  await end('b');
  expect(order).toEqual(['a1', 'a2', 'b']);
  await end('a1');
  expect(order).toEqual(['a1', 'a2', 'b', 'a3']);
});

test('work that fails ends its turn, and work of nobody has no share', async () => {
  const turns = makeTurns({ atOnce: 1, longest: 2 });
  await expect(turns('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const many = await Promise.all(Array.from({ length: 4 }, async (_, n) => turns('', async () => n)));
  expect(many).toEqual([{ value: 0 }, { value: 1 }, { value: 2 }, undefined]);
});
