import { expect, test } from 'vitest';
import { wordsIn } from '#contract/words.ts';
import { timeInWords } from './time-in-words.ts';

const now = new Date(2026, 0, 1, 8, 30);
const said = (...[year, month, day, hour, minute]: [number, number, number, number, number]) => {
  const moment = new Date(year, month - 1, day, hour, minute).toISOString();
  return [timeInWords(moment, wordsIn('en'), now), timeInWords(moment, wordsIn('de'), now)];
};

test('a moment is said as people say it, also across the turn of a year', () => {
  expect(said(2026, 1, 1, 8, 5)).toEqual(['today, 08:05', 'heute, 08:05 Uhr']);
  expect(said(2025, 12, 31, 23, 59)).toEqual(['yesterday, 23:59', 'gestern, 23:59 Uhr']);
  expect(said(2025, 12, 30, 0, 0)).toEqual(['30 December 2025, 00:00', '30. Dezember 2025, 00:00 Uhr']);
});
