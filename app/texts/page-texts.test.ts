import { expect, test } from 'vitest';
import frozen from '#content/keys.txt?raw';
import { renamed } from '#content/renamed.ts';
import { builtIn, nameNow, names } from './page-texts.ts';

/** The file has a line for each piece that texts stand in: its name, then those of the texts. Their order means nothing. */
const frozenKeys = frozen
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('//'))
  .flatMap((line) => {
    const [way = '', names = ''] = line.split(': ');
    return names.split(' ').map((name) => (name === '=' ? way : `${way}.${name}`));
  });

test('EDIT-04 a text keeps its name for ever: one that is gone stands in content/renamed.ts', () => {
  expect(frozenKeys.length).toBeGreaterThan(1000);
  const changeable = [...names().pieces.keys()].filter((key) => builtIn(key) !== undefined);
  const now = new Set(changeable);
  const vanished = frozenKeys.filter((key) => {
    const name = nameNow(key);
    return name !== null && !now.has(name);
  });
  expect(vanished, 'These texts have lost their names. List each in content/renamed.ts').toEqual([]);
  const known = new Set(frozenKeys);
  expect(
    changeable.filter((key) => !known.has(key)),
    'These names are new, and stay from now on: add a line for them to content/keys.txt',
  ).toEqual([]);
  // What is said to have gone is gone.
  expect(Object.keys(renamed).filter((old) => now.has(old) || !known.has(old))).toEqual([]);
});
