import { expect, test } from 'vitest';
import type { Localized } from './locale.ts';
import { say, wordsIn } from './words.ts';

const words = {
  sent: { en: 'Sent.', de: 'Gesendet.' },
  answer: { en: 'We answer {name} within {days} days.', de: 'Wir antworten {name} in {days} Tagen.' },
} as const;
const steps: Localized<readonly string[]> = { en: ['One', 'Two'], de: ['Eins', 'Zwei'] };

test('a text is said in the language that is asked for, its blanks filled', () => {
  const t = wordsIn('de');
  expect(t.locale).toBe('de');
  expect(t(words.sent)).toBe('Gesendet.');
  expect(t(words.answer, { name: 'Ada', days: 3 })).toBe('Wir antworten Ada in 3 Tagen.');
  expect(t(steps)).toEqual(['Eins', 'Zwei']);
  expect(say('en', words.answer, { name: 'Ada', days: 3 })).toBe('We answer Ada within 3 days.');
});

test('what is filled in is never read as a blank or a pattern', () => {
  expect(say('en', words.answer, { name: '{days} $& $1', days: 3 })).toBe('We answer {days} $& $1 within 3 days.');
});

test('the compiler refuses a blank that is left open, or a value that no blank waits for', () => {
  // @ts-expect-error Nothing is filled in.
  expect(say('en', words.answer)).toContain('{name}');
  // @ts-expect-error The days are missing.
  expect(say('en', words.answer, { name: 'Ada' })).toContain('{days}');
  // @ts-expect-error There is no blank.
  expect(say('en', words.sent, { days: 3 })).toBe('Sent.');
  // @ts-expect-error One language is missing.
  expect(say('de', { en: 'Sent.' })).toBeUndefined();
});
