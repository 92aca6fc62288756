import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from './text-enhancement-words.ts';

const startsOf = (text: string) => wordsOf(text).map(([from, rest]) => text.slice(from, rest));

test('CALM-11 a short word gets its first letter, a longer one about two fifths, a German compound five at most', () => {
  expect(startsOf('I am not here today, Finanzierungsplan!')).toEqual(['I', 'a', 'n', 'he', 'to', 'Finan']);
  expect(startsOf("don’t don't 1,500 euro")).toEqual(['do', 'do', '1', '50'.slice(0, 1), 'eu']);
  expect(startsOf(' – … €')).toEqual([]);
});

test('CALM-11 ä, ö, ü and ß are letters like any other, also where the dots are written on their own', () => {
  expect(startsOf('wünschen Ökosystem üben süßer Äpfel größte')).toEqual(['wün', 'Ökos', 'üb', 'sü', 'Äp', 'gr']);
  expect(startsOf('wünschen'.normalize('NFD'))).toEqual(['wün'.normalize('NFD')]);
});

test('whatever the text: each start lies in it, begins a word, is not the whole of a long one, and overlaps no other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      let last = 0;
      for (const [from, rest, to] of wordsOf(text)) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(rest).toBeGreaterThan(from);
        expect(to).toBeGreaterThanOrEqual(rest);
        expect(to).toBeLessThanOrEqual(text.length);
        expect(text.slice(rest)).not.toMatch(/^\p{M}/u);
        last = to;
      }
    }),
  );
});
