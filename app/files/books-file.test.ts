import { expect, test } from 'vitest';
import { readMoney } from '#contract/read-money.ts';
import { booksFile } from './books-file.ts';

const row = (number: number, more: object) => ({
  id: `id-${number}`,
  number,
  booked_on: '2026-11-20',
  kind: 'donation',
  purpose: 'Gift',
  locale: 'de',
  cents: 123_456,
  phase: 2,
  created_at: '2026-11-21T12:00:00+00:00',
  ...more,
});
const file = (locale: 'en' | 'de', ...rows: object[]) =>
  booksFile(readMoney({ goals: [], bookings: rows }), locale)
    .split('\r\n')
    .slice(1, -1);

test('SUM-09 sums are numbers as each language writes them, corrections name what they correct, and Excel sees UTF-8', () => {
  const rows = [row(1, { purpose: 'Größe; "x"' }), row(2, { corrects: 'id-1', kind: 'rent', cents: 5 })];
  expect(file('de', ...rows)).toEqual([
    '1;2026-11-20;Spende;"Größe; ""x""";Mission;2;"1234,56";;nein;;2026-11-21',
    '2;2026-11-20;Miete;Gift;Mission;2;;"0,05";ja;1;2026-11-21',
  ]);
  expect(file('en', ...rows)[1]).toBe('2,2026-11-20,Rent,Gift,Mission,2,,0.05,yes,1,2026-11-21');
  const whole = booksFile(undefined, 'de');
  expect([whole.codePointAt(0), whole.slice(1, 8)]).toEqual([0xfeff, 'Nr.;Tag']);
});

test('SUM-09 what was entered after midnight in Berlin has the day there, as on the page', () => {
  const [night] = file('en', row(1, { created_at: '2026-11-30T23:30:00+00:00' }));
  expect(night).toMatch(/,2026-12-01$/u);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '=cmd|" /C calc"!A0', '-5,00'])(
  'SUM-09 a purpose that could run is only shown: %j',
  (purpose) => {
    for (const locale of ['en', 'de'] as const) {
      const [line = ''] = file(locale, row(1, { purpose }));
      const cell = line.split(locale === 'de' ? 'Spende;' : 'Donation,')[1] ?? '';
      expect(cell).toMatch(/^"?'/u);
    }
  },
);
