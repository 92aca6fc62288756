import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presets } from '#content/frame/appearance.ts';
import { readingProfiles } from '#content/frame/reading.ts';
import { readingRanges, readReading } from './reading.ts';

test('READ-01 only what is a setting and within its bounds is read, and what is as usual is left out', () => {
  expect(readReading({ size: 200, line: 160, letter: 25, word: '12', ruler: true, calm: 1, font: 'dyslexic' })).toEqual(
    { size: 200, ruler: true, font: 'dyslexic' },
  );
  for (const nothing of [undefined, null, 'size', 7, [], { font: 'Comic' }, { size: 90.5 - 1 }, { size: Number.NaN }])
    expect(readReading(nothing)).toEqual({});
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(readingRanges), 'font', 'part'), fc.anything()), (any) => {
      const read = readReading(any);
      expect(readReading(read)).toEqual(read);
    }),
  );
});

test('READ-01 the bounds reach text of 200 percent and the spacing of WCAG 1.4.12, and each step leads from end to end', () => {
  const { size, line, letter, word, gap } = readingRanges;
  expect([size.min, size.max]).toEqual([90, 200]);
  expect([line.max >= 150, letter.max >= 12, word.max >= 16, gap.max >= 200]).toEqual([true, true, true, true]);
  for (const { min, max, step, usual } of Object.values(readingRanges)) {
    expect((max - min) % step).toBe(0);
    expect((usual - min) % step).toBe(0);
  }
});

test('READ-05 each profile is made of settings and names no diagnosis', () => {
  for (const { name, about, reading, colours } of readingProfiles) {
    expect(readReading(reading)).toEqual(reading);
    expect([undefined, ...presets.map(({ id }) => id)]).toContain(colours);
    expect(Object.values({ ...name, ...about }).join(' ')).not.toMatch(/ADH[DS]|autis|dyslex|legasthen|irlen/iu);
  }
});
