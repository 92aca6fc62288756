import { expect, test } from 'vitest';
import { partOf, piecesOf } from './pieces.ts';

const letters = (...runs: [text: string, language: string][]) =>
  runs.flatMap(([text, language]) =>
    [...text].flatMap((sign) => {
      const letter = { sign, language, spot: undefined };
      return Array.from({ length: sign.length }, () => letter);
    }),
  );

const said = (...runs: Parameters<typeof letters>) =>
  piecesOf(letters(...runs)).map(({ text, language }) => [text, language]);

test('READ-34 what stands in another language is a piece of its own, with the signs around it', () => {
  expect(said(['Das heißt ', 'de'], ['stimming', 'en'], [', und das hilft.', 'de'])).toEqual([
    ['Das heißt ', 'de'],
    ['stimming, ', 'en'],
    ['und das hilft.', 'de'],
  ]);
  expect(said([' „', 'de'], ['Body doubling', 'en'], ['“.', 'de'])).toEqual([['Body doubling“.', 'en']]);
  expect(said([' – ', 'de'])).toEqual([]);
});

test('READ-35 each letter keeps its place, also behind signs that take the room of two', () => {
  const [piece] = piecesOf(letters(['Gut 🐿 so', 'de']));
  expect([piece?.text, piece?.spots.length]).toEqual(['Gut 🐿 so', 'Gut 🐿 so'.length]);
  expect(piece && partOf(piece, 4, 6)).toEqual({ text: '🐿', language: 'de', spots: [undefined, undefined] });
});
