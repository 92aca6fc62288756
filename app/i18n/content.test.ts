import { expect, test } from 'vitest';
import { currentOf, namesOf } from './content.ts';

const words = { title: { en: 'Books', de: 'Bücher' }, lead: { en: 'Read', de: 'Lies' } };
const books = [
  { id: 'one', why: { en: 'Short', de: 'Kurz' } },
  { id: 'two', why: { en: 'Clear', de: 'Klar' } },
];
const site = { answerDays: { value: 3 } };
const names = namesOf({ 'resources/books': { words, books }, site: { site } });

test('a text, an entry of a list and a value of the site come as the team has changed them', () => {
  const now = currentOf(
    names,
    new Map<string, unknown>([
      ['resources/books#words.title', { en: 'Good books', de: 'Gute Bücher' }],
      ['resources/books#books.two.why', { en: 'Very clear', de: 'Sehr klar' }],
      ['site#site.answerDays', { value: 5 }],
    ]),
  );
  expect(now(words.title)).toEqual({ en: 'Good books', de: 'Gute Bücher' });
  expect(now(words.lead)).toBe(words.lead);
  expect(now(books).map(({ why }) => why.en)).toEqual(['Short', 'Very clear']);
  expect(now(books)[0]).toBe(books[0]);
  expect(now(site).answerDays.value).toBe(5);
});

test('a list may be replaced as a whole, and a text outside of the content is as it is', () => {
  const now = currentOf(names, new Map<string, unknown>([['resources/books#books', books.slice(1)]]));
  expect(now(books)).toEqual([books[1]]);
  const other = { en: 'x', de: 'y' };
  expect(now(other)).toBe(other);
});
