import { expect, test } from 'vitest';
import type { CommunityEvent } from '#content/resources/event.ts';
import { eventsKey } from '#contract/events.ts';
import { listShapes } from '#contract/list-shapes.ts';
import { wordsIn } from '#contract/words.ts';
import { endFor } from './event-days.ts';
import { whenOf } from './event-times.ts';
import { unsaidOf } from './events.ts';

const series = {
  begins: '2026-09-01T15:00',
  ends: '2026-09-01T17:00',
  repeats: 'weekly',
  until: '2026-09-15',
} as CommunityEvent;
const rule = 'Every Tuesday, 15:00 to 17:00, until 15 September 2026';

test('NEWS-02 NEWS-04 NEWS-09 a series says its next time, and none once it is over or cancelled', () => {
  const when = (today: string, event = series) => whenOf(event, today, wordsIn('en'));
  expect(when('2026-09-02')).toEqual([rule, 'Next: Tuesday, 8 September 2026, 15:00 to 17:00']);
  expect(when('2026-09-15')).toEqual([rule, 'Next: Tuesday, 15 September 2026, 15:00 to 17:00']);
  expect(when('2026-09-16')).toEqual([rule]);
  expect(when('2026-09-02', { ...series, state: 'cancelled' })).toEqual([rule]);
});

test('NEWS-01 an end follows its beginning: two hours later at first, then as long after it as it was', () => {
  expect(endFor('2026-12-05T23:00', '', '')).toBe('2026-12-06T01:00');
  expect(endFor('2026-12-12T14:30', '2026-12-05T14:00', '2026-12-05T17:00')).toBe('2026-12-12T17:30');
  // Nothing that somebody typed is written over where it says nothing of how long it takes.
  expect(endFor('2026-12-12T14:30', '', '2026-12-05T17:00')).toBe('2026-12-05T17:00');
  expect(endFor('2026-12-12T14:30', '2026-12-05T14:00', '2026-12-05T13:00')).toBe('2026-12-05T13:00');
  // While it is being typed a field may be empty, or in a year that no calendar has.
  expect(endFor('', '2026-12-05T14:00', '2026-12-05T17:00')).toBe('2026-12-05T17:00');
  expect(endFor('20266-12-05T14:00', '', '')).toBe('');
  expect(endFor('2026-12-12T14:30', '2026-12-05T14:00', '20266-12-05T17:00')).toBe('20266-12-05T17:00');
});

test('NEWS-04 whatever may be left out of an event is named until somebody says it', () => {
  const canWait = listShapes[eventsKey]?.fields.filter((field) => 'canBeUnknown' in field).map(({ path }) => path);
  expect(unsaidOf(series, '2026-09-01').flat()).toEqual(canWait);
  expect(unsaidOf({ ...series, state: 'cancelled' }, '2026-09-01')).toEqual([]);
});
