import { expect, test } from 'vitest';
import { readLine, readMarkup, type Inline } from './markup.ts';

const shown = (pieces: readonly Inline[]): string =>
  pieces
    .map((piece) => {
      if (piece.is === 'text') return piece.text;
      return piece.is === 'bold' ? `<b>${shown(piece.inside)}</b>` : `<${piece.href}>${shown(piece.inside)}</>`;
    })
    .join('');

test('headings, lists and quotes are read by the beginning of a line, and all else is text', () => {
  const text = '# When\r\nSaturdays\nat ten\n- bring **seeds**\n* and time\n> No is an answer.\n\n- new list\n-no list';
  expect(readMarkup(text).map(({ is, lines }) => [is, ...lines.map(shown)])).toEqual([
    ['heading', 'When'],
    ['paragraph', 'Saturdays', 'at ten'],
    ['list', 'bring <b>seeds</b>', 'and time'],
    ['quote', 'No is an answer.'],
    ['list', 'new list'],
    ['paragraph', '-no list'],
  ]);
  expect(readMarkup(' \n\n ')).toEqual([]);
});

test.each([
  ['see https://example.org/a?b=1, please', 'see <https://example.org/a?b=1>https://example.org/a?b=1</>, please'],
  ['(http://example.org)', '(<http://example.org/>http://example.org</>)'],
  ['https://example.org/a_(b).', '<https://example.org/a_(b)>https://example.org/a_(b)</>.'],
  ['[our **map**](https://example.org)', '<https://example.org/>our **map**</>'],
  ['**come [here](https://example.org) soon**', '<b>come <https://example.org/>here</> soon</b>'],
  ['2 ** 3 and ** 4', '2 ** 3 and ** 4'],
])('a line: %s', (line, expected) => expect(shown(readLine(line))).toBe(expected));

test.each([
  '[x](javascript:alert(1))',
  '[x](data:text/html,x)',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '<a href="https:x" onclick=alert(1)>',
  '[x](//evil.example)',
  '[x](/contact)',
  'https://',
  // It would look like an address of somebody else.
  'https://ecosystem.example.org@evil.example/help',
  '[x](https://name:word@evil.example)',
])('what is no address of the web leads nowhere and stays as it was typed: %s', (line) => {
  expect(readLine(line)).toEqual([{ is: 'text', text: line }]);
});

/**
 * How many times longer the whole takes than a tenth of it: about ten, and a hundred where time grows with the square.
 * Of the processor, whose time other programs do not take; the best of five each, because the first also compiles; a
 * millisecond more, because clocks are coarse.
 */
function growth(whole: () => unknown, tenth: () => unknown): number {
  const best = (work: () => unknown): number =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const before = process.threadCpuUsage();
        work();
        const { user, system } = process.threadCpuUsage(before);
        return (user + system) / 1000;
      }),
    );
  return best(whole) / (best(tenth) + 1);
}

test.each(['[', '**a ', '**', '(', 'https://', '> ', '[a](', '- ', '#'])(
  'the time to read “%s” again and again grows with its length, not with the square of it',
  (piece) => {
    const read = (length: number) => () => readMarkup(piece.repeat(length / piece.length));
    expect(growth(read(20_000), read(2_000))).toBeLessThan(40);
  },
);

test('a long address with dots in its middle is read at once', () => {
  const address = (length: number): string => `https://example.org/${'.'.repeat(length)}x`;
  const read = (length: number) => () => readLine(`${address(length)}.`);
  expect(shown(readLine(`${address(20)}.`))).toBe(`<${address(20)}>${address(20)}</>.`);
  expect(growth(read(200_000), read(20_000))).toBeLessThan(40);
});
