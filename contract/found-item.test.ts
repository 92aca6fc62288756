import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { foundFields } from './found-fields.ts';
import { checkFoundItem, dayProblem, thingSchema } from './found-item.ts';

const nothing = { item: '', description: '', place: '', day: '', name: '', email: '', phone: '' };

test('FIND-09 FIND-16 no answer is asked for, and a telephone number is taken as it is typed', () => {
  expect(checkFoundItem(nothing)).toEqual({ ok: true, value: nothing });
  const called = { ...nothing, phone: '+49 (0) 151 / 23-45' };
  expect(checkFoundItem(called)).toEqual({ ok: true, value: called });
});

test('FIND-16 an e-mail address, if there is one, is one', () => {
  const told = (email: string) => {
    const checked = checkFoundItem({ ...nothing, email });
    return checked.ok ? 'well' : checked.problems.email?.en;
  };
  expect(told('ada@example.org')).toBe('well');
  for (const email of ['ada', 'ada@example', 'ada @example.org', 'No email provided'])
    expect(told(email)).toBe('Please enter a valid email address.');
  expect(told(`${'a'.repeat(200)}@example.org`)).toBe('This text is too long. Please shorten it.');
});

test('a text that is too long or cannot be sent is told so, in both languages', () => {
  for (const field of foundFields.filter((each) => each !== 'day')) {
    const checked = checkFoundItem({ ...nothing, [field]: 'x'.repeat(5_001) });
    expect(checked.ok || checked.problems).toEqual({
      [field]: {
        en: 'This text is too long. Please shorten it.',
        de: 'Dieser Text ist zu lang. Bitte kürze ihn.',
      },
    });
  }
  expect(checkFoundItem({ ...nothing, item: 'a\u0000b' })).toMatchObject({ ok: false, problems: { item: {} } });
});

test('half an emoji is told so, and a whole one is not', () => {
  for (const field of ['item', 'description', 'place', 'name', 'phone'] as const) {
    expect(checkFoundItem({ ...nothing, [field]: 'a bag \ud83d' })).toMatchObject({
      ok: false,
      problems: { [field]: {} },
    });
    expect(checkFoundItem({ ...nothing, [field]: 'a bag \ud83d\ude00' }).ok).toBe(true);
  }
});

test('a point is kept as finely as it is shown', () => {
  const kept = (latitude: number, longitude: number) =>
    v.parse(thingSchema, { ...nothing, location: { latitude, longitude } }).location;
  expect(kept(52.5200081, 13.4049544)).toEqual({ latitude: 52.520008, longitude: 13.404954 });
  expect(kept(1e-200, -1e-320)).toEqual({ latitude: 0, longitude: 0 });
});

test('a day is one of the calendar, or none', () => {
  expect(checkFoundItem({ ...nothing, day: '2026-05-31' }).ok).toBe(true);
  for (const day of ['yesterday', '31.5.2026', '2026-13-01', '2026-5-1', '2026-02-31', '0000-01-01'])
    expect(checkFoundItem({ ...nothing, day })).toMatchObject({
      ok: false,
      problems: { day: dayProblem },
    });
});

test('whatever is typed is checked without an error of ours, and what passes is trimmed', () => {
  const aText = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(
      fc.record({
        place: aText,
        item: aText,
        description: aText,
        name: aText,
        email: fc.oneof(aText, fc.constantFrom('', ' ada@example.org ')),
        phone: aText,
        day: fc.oneof(aText, fc.constantFrom('', ' 2026-05-31 ')),
      }),
      (answers) => {
        const checked = checkFoundItem(answers);
        fc.pre(checked.ok);
        for (const answer of Object.values(checked.value)) expect(answer).toBe(answer.trim());
      },
    ),
    { maxSkipsPerRun: 10_000 },
  );
});
