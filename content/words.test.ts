import { expect, test } from 'vitest';
import { namesIn, pairsIn, textsIn } from './testing/walk.ts';

/** The blanks of a text, sorted: `'{n} of {all}'` gives `['{all}', '{n}']`. */
const blanks = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted();

const files = import.meta.glob(
  ['./**/*.ts', '../contract/**/*.ts', '!./**/*.test.ts', '!./testing/**', '!../contract/**/*.test.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['./**/*.ts', '../contract/**/*.ts', '!./**/*.test.ts', '!./testing/**', '!../contract/**/*.test.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

test.each(Object.entries(files))('%s says everything in both languages, with the same blanks', (_, content) => {
  for (const { en, de } of pairsIn(content)) {
    expect([...textsIn(en), ...textsIn(de)].filter((text) => text.trim() === '')).toEqual([]);
    expect({ en, blanks: textsIn(de).flatMap(blanks) }).toEqual({ en, blanks: textsIn(en).flatMap(blanks) });
  }
});

// What the team changes while the server runs is kept by these names: a place in a list would soon mean another text.
test.each(Object.entries(files))('%s gives each text a name of its own, never a place in a list', (_, content) => {
  const names = namesIn(content);
  expect(names.filter((way) => way.includes(undefined))).toEqual([]);
  const ways = names.map((way) => way.join(' → '));
  expect(ways.filter((way, place) => ways.indexOf(way) !== place)).toEqual([]);
});

// Only what is exported can be compared, by the test above and by everything else that reads the words.
test.each(Object.entries(sources))('%s hides no text in a constant of its own', (path, source) => {
  const seen = new Set(textsIn(files[path]));
  const written = [...source.matchAll(/\b(?:en|de): '((?:[^'\\]|\\.)*)'/gu)].map(([, text = '']) =>
    text.replaceAll('\\n', '\n').replaceAll("\\'", "'"),
  );
  expect(written.filter((text) => !seen.has(text))).toEqual([]);
});
