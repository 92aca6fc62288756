import { expect, test } from 'vitest';
import { pairsIn } from './testing/walk.ts';

/** The blanks of a text, sorted: `'{n} of {all}'` gives `['{all}', '{n}']`. */
const blanks = (text: unknown) => (typeof text === 'string' ? (text.match(/\{\w+\}/gu) ?? []).toSorted() : []);

const files = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./testing/**'], { eager: true });

test.each(Object.entries(files))('%s says everything in both languages, with the same blanks', (_, content) => {
  for (const { en, de } of pairsIn(content)) {
    expect([en, de].filter((text) => typeof text === 'string' && text.trim() === '')).toEqual([]);
    expect({ en, blanks: blanks(de) }).toEqual({ en, blanks: blanks(en) });
  }
});
