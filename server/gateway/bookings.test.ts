import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { fundingProjects } from '#content/support/support.ts';
import { callData, dataCallers } from '#server/testing/data-callers.ts';
import { openedApp } from '#server/testing/opened.ts';
import { newMember, type Person } from '#server/testing/sessions.ts';
import { testKeys } from '#server/testing/test-app.ts';

const { database, app } = await openedApp();
const people = await dataCallers(app, database);
beforeEach(() => database.sql`truncate public.bookings cascade`);

type Row = { id: string; number: number; corrects: string | null; is_void: boolean; cents: number; purpose: string };

const gift = { booked_on: '2026-11-20', kind: 'donation', purpose: 'Gift', cents: 2500, phase: 2 };
const enter = (more: object = {}, by: Person = people.team) =>
  callData(app, by, 'POST', 'bookings', { body: { ...gift, ...more } });
const read = async (by: Person = people.visitor) =>
  (await callData(app, by, 'GET', 'bookings?order=number')).json as Row[];
const numbers = async () => (await read()).map(({ number }) => number);

test('SUM-01 the goal and the four projects of today are there, and not one sum', async () => {
  const { json } = await callData(app, people.visitor, 'GET', 'funding_goals?order=position');
  const rows = json as { id: string; kind: string; title: string; title_de: string; target_cents: number }[];
  const projects = rows.filter(({ kind }) => kind === 'project');
  expect(projects.map(({ id, title, title_de: titleDe, target_cents: cents }) => [id, title, titleDe, cents])).toEqual(
    fundingProjects.map(({ id, title, targetAmount }) => [id, title.en, title.de, targetAmount * 100]),
  );
  expect(rows.filter(({ kind }) => kind !== 'project').map(({ id, target_cents: cents }) => [id, cents])).toEqual([
    ['mission', site.mission.goal * 100],
    ['phase-2', site.mission.firstPhase * 100],
  ]);
  expect(await read()).toEqual([]);
});

test('SUM-03 an entry has a number without gaps, also when eight are made at once and some are refused', async () => {
  const rows = Array.from({ length: 8 }, (_, index) => ({ cents: index === 3 ? 0 : 100 + index }));
  const answers = await Promise.all(rows.map((row, index) => enter(row, index % 2 ? people.team : people.admin)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 400, 201, 201, 201, 201]);
  expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const cents = (await read()).map((row) => row.cents).toSorted((one, other) => one - other);
  expect(cents).toEqual([100, 101, 102, 104, 105, 106, 107]);
});

test('SUM-03 what is sent twice under one id is entered once', async () => {
  const id = randomUUID();
  const answers = await Promise.all([enter({ id }), enter({ id }), enter({ id })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await numbers()).toEqual([1]);
});

test('SUM-04 a correction is an entry of its own; of two at once one counts, and nobody can change or delete any', async () => {
  await enter();
  const [first] = await read();
  const id = first?.id ?? '';
  const both = await Promise.all([
    enter({ corrects: id, cents: 2600 }, people.team),
    enter({ corrects: id, cents: 2700 }, people.admin),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const [again, second] = await read();
  expect(again).toEqual(first);
  expect(second).toMatchObject({ number: 2, corrects: id });
  // Taken back: the values are those of what is taken back, whatever was sent.
  expect((await enter({ corrects: second?.id, is_void: true, cents: 1, purpose: 'x' })).status).toBe(201);
  expect((await read())[2]).toMatchObject({ is_void: true, cents: second?.cents, purpose: 'Gift' });
  for (const method of ['PATCH', 'DELETE'] as const) {
    const body = method === 'PATCH' ? { body: { cents: 1 } } : {};
    for (const by of [people.team, people.admin, people.service])
      expect((await callData(app, by, method, `bookings?id=eq.${id}`, body)).status).toBe(403);
  }
  expect(await numbers()).toEqual([1, 2, 3]);
});

test('SUM-04 who entered what the team reads, and nobody else', async () => {
  await enter({}, people.admin);
  const authors = async (by: Person) => (await callData(app, by, 'GET', 'booking_authors')).json;
  expect(await authors(people.team)).toMatchObject([{ author_id: people.admin.id }]);
  expect(await authors(people.owner)).toEqual([]);
  expect(await authors(people.visitor)).toMatchObject({ code: '42501' });
  expect(JSON.stringify(await read())).not.toContain(people.admin.id);
  expect((await enter({ number: 7 })).status).toBe(403);
});

const tomorrow = () =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date(Date.now() + 86_400_000));
test.each<[string, () => object]>([
  ['nothing', () => ({ cents: 0 })],
  ['less than nothing', () => ({ cents: -1 })],
  ['a fraction of a cent', () => ({ cents: 1.5 })],
  ['more than a million', () => ({ cents: 100_000_000 })],
  ['words in place of a sum', () => ({ cents: 'many' })],
  ['a day to come', () => ({ booked_on: tomorrow() })],
  ['a day before 2020', () => ({ booked_on: '2019-12-31' })],
  ['a day that is none', () => ({ booked_on: '2026-02-30' })],
  ['infinity', () => ({ booked_on: 'infinity' })],
  ['no purpose', () => ({ purpose: '  ' })],
  ['a purpose as long as a letter', () => ({ purpose: 'x'.repeat(201) })],
  ['a purpose of two lines', () => ({ purpose: 'a\nb' })],
  ['a kind that is none', () => ({ kind: 'loot' })],
  ['a phase that is none', () => ({ phase: 5 })],
  ['a project that is none', () => ({ project: 'mission' })],
  ['a project of nobody', () => ({ project: 'castle' })],
  ['taking back nothing', () => ({ is_void: true })],
  ['correcting nothing', () => ({ corrects: randomUUID() })],
])('SUM-02 %s is refused and leaves nothing', async (_, row) => {
  const { status } = await enter(row());
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await read()).toEqual([]);
});

test('SUM-02 ten megabytes in a purpose are refused, and the next entry arrives', async () => {
  expect([400, 413]).toContain((await enter({ purpose: 'x'.repeat(10_000_000) })).status);
  expect((await enter()).status).toBe(201);
});

test('SUM-05 nobody enters a sum but the team with a second step: no visitor, plain account, half sign-in, key, or ended session', async () => {
  const { owner, visitor, teamWithoutSecondFactor, service } = people;
  const expected: [Person, number][] = [
    [visitor, 401],
    [owner, 403],
    [teamWithoutSecondFactor, 403],
    [service, 403],
  ];
  for (const [by, status] of expected) expect((await enter({}, by)).status).toBe(status);
  const ended = await newMember(app, database, { role: 'team' });
  await database.sql`delete from auth.sessions where user_id = ${ended.userId}`;
  const headers = { apikey: testKeys.publishableKey, authorization: `Bearer ${ended.access_token}` };
  expect((await enter({}, { id: ended.userId, headers })).status).toBe(401);
  expect(await read()).toEqual([]);
});
