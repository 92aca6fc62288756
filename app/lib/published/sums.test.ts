import { expect, test } from 'vitest';
import { readMoney } from '#contract/read-money.ts';
import { noData } from '#contract/site-data.ts';
import { balanceOf, countedBookings, goalsOf, isBeginning, raisedFor, sumsAsOf } from './sums.ts';

const goals = goalsOf(undefined, 'project').map(({ id, kind, title, targetCents }) => ({
  id,
  kind,
  title: title.en,
  title_de: title.de,
  target_cents: String(targetCents),
}));
let number = 0;
const row = (more: object) => {
  number += 1;
  return {
    id: `id-${number}`,
    number: String(number),
    corrects: null,
    is_void: false,
    booked_on: '2026-11-20',
    kind: 'donation',
    purpose: 'Gift',
    locale: 'de',
    cents: '1000',
    project: null,
    phase: 2,
    created_at: `2026-11-20T12:00:0${number}+00:00`,
    ...more,
  };
};

test('SUM-07 a sum is made of what counts: the last correction, nothing taken back, each gift in one bar', () => {
  const rows = [
    row({ id: 'a', cents: '10' }),
    row({ id: 'b', corrects: 'a', cents: '20' }),
    row({ corrects: 'b', cents: '2550' }),
    row({ id: 'c', cents: '99999' }),
    row({ corrects: 'c', is_void: true, cents: '99999' }),
    row({ project: '3d-printer', cents: '700', phase: 3 }),
    row({ kind: 'rent', cents: '300' }),
    row({ phase: 1, cents: '5' }),
  ];
  const money = readMoney({ goals, bookings: rows });
  const [printer] = goalsOf(money, 'project');
  const [mission] = goalsOf(undefined, 'mission');
  const [phase] = goalsOf(undefined, 'phase');
  expect([printer, mission, phase].map((goal) => goal && raisedFor(goal, money))).toEqual([700, 2555, 2550]);
  expect(balanceOf(countedBookings(money.bookings))).toEqual({ in: 3255, out: 300 });
  expect([sumsAsOf(money, 'de'), sumsAsOf(money, 'en'), sumsAsOf(noData.money, 'de')]).toEqual([
    '20. November 2026',
    '20 November 2026',
    undefined,
  ]);
  expect([isBeginning(noData.money), isBeginning(money), isBeginning({ goals: [], bookings: [] })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a row that is none of ours is in no sum', () => {
  const odd = [{ cents: '1.5' }, { cents: '-1' }, { kind: 'loot' }, { phase: 9 }, { locale: 'fr' }];
  expect(readMoney({ goals: [{ id: 'x' }], bookings: odd.map(row) })).toEqual({ goals: [], bookings: [] });
});
