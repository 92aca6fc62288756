import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questions } from '#content/diagnostics/assessment.ts';
import { noAnswer, placeOf, slider, takenBack, valueOf } from './answers.ts';

const [choice, line] = questions as [(typeof questions)[0], (typeof questions)[0]];
const values = fc.integer({ min: slider.min, max: slider.max });

test('TEST-06 the slider goes from 0 to 100 and waits at 50, which is no answer', () => {
  expect(slider).toEqual({ min: 0, max: 100, start: 50 });
  expect(valueOf(line, noAnswer)).toBeUndefined();
  expect(valueOf(choice, noAnswer)).toBeUndefined();
});

test('TEST-07 never considered is the first value of the slider, wherever it stood', () => {
  fc.assert(
    fc.property(fc.option(values, { nil: undefined }), (sliderValue) => {
      expect(valueOf(line, { ...noAnswer, sliderValue, isNeverConsidered: true })).toBe(slider.min);
      expect(valueOf(line, { ...noAnswer, sliderValue })).toBe(sliderValue);
    }),
  );
});

test('an answer that is taken back leaves nothing but what was written about the question', () => {
  const answer = { option: 2, sliderValue: 7, isNeverConsidered: true, feedback: 'Say what “learn” means.' };
  expect(takenBack(answer)).toEqual({ ...noAnswer, feedback: answer.feedback });
});

test('a place is said alike from both ends of the line, and only its own words change', () => {
  const mirrored = { min: 'max', max: 'min' } as const;
  fc.assert(
    fc.property(values, (value) => {
      const place = placeOf(value);
      const other = placeOf(slider.max - value);
      expect(other).toEqual(place.where === 'middle' ? place : { ...place, end: mirrored[place.end] });
    }),
  );
  expect([0, 24, 25, 49, 50, 51, 75, 76, 100].map((value) => placeOf(value).where)).toEqual([
    'atEnd',
    'closeToEnd',
    'towardsEnd',
    'towardsEnd',
    'middle',
    'towardsEnd',
    'towardsEnd',
    'closeToEnd',
    'atEnd',
  ]);
});
