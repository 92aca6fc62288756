import { beforeEach, expect, test } from 'vitest';
import type { DraftsOfPage, DraftsPublished } from '#contract/page-texts.ts';
import { callFunction } from '#server/testing/call-function.ts';
import { dataCallers } from '#server/testing/data-callers.ts';
import { eventually } from '#server/testing/eventually.ts';
import { drawnWith } from '#server/testing/fixture-renderer.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { openedApp } from '#server/testing/opened.ts';
import { oneAfterTheOther } from './publish-all.ts';

const { database, app } = await openedApp();
const people = await dataCallers(app, database);
beforeEach(async () => {
  await database.sql`delete from app_private.text_drafts`;
});

const title = 'home#words.title';
const list = 'home#words.list';
const lead = 'contact#words.lead';
const pair = (word: string) => ({ en: word, de: `${word} auf Deutsch` });
const lines = { en: ['Three'], de: ['Drei'] };

type Refused = { error?: string; fields?: object };

const ask = <Value>(call: string, body?: object, who: DataCaller = 'team') =>
  callFunction<Value & Refused>(app, people[who], body ? 'POST' : 'GET', `texts/${call}`, body);

const newestOf = async (key: string): Promise<number | null> => {
  const [row] = await database.sql<{ id: string | null }[]>`
    select max(id) as id from app_private.text_versions where key = ${key}`;
  return row?.id ? Number(row.id) : null;
};
const keep = async (key: string, text: object, who: DataCaller = 'team') =>
  ask('draft', { key, text, beganWith: await newestOf(key) }, who);
const draftsOn = async (path: string, who: DataCaller = 'team') =>
  (await ask<DraftsOfPage>(`drafts?path=${encodeURIComponent(path)}`, undefined, who))[1].drafts;
const publish = (keys: readonly string[], what = 'Both said anew') => ask<DraftsPublished>('texts', { keys, what });
const versions = async () =>
  Number((await database.sql`select count(*) as n from app_private.text_versions`)[0]?.['n']);
const textsOf = async (path: string) => drawnWith(await (await fetch(app.url + path)).text()).texts;

test('EDIT-17 the drafts of a page are published with one sentence and taken back as one', async () => {
  await keep(title, pair('New'));
  await keep(list, lines);
  await keep(lead, { en: 'In {days}.', de: 'In {days}!' });
  await keep(title, pair('Theirs'), 'admin');
  expect(
    (await draftsOn('/de')).map(({ key, text, problems, isOvertaken }) => [key, text, problems, isOvertaken]),
  ).toEqual([
    [title, pair('New'), [], false],
    [list, lines, [], false],
  ]);
  const [status, made] = await publish([title, list]);
  expect([status, made.versions.length]).toEqual([200, 2]);
  expect(await textsOf('/')).toEqual([
    [title, pair('New')],
    [list, lines],
  ]);
  const said = await database.sql`
    select what, author_id as who from app_private.text_versions where id = any (${made.versions})`;
  expect([...said]).toEqual(Array.from({ length: 2 }, () => ({ what: 'Both said anew', who: people.team.id })));
  // Only mine, and only these.
  expect((await draftsOn('/')).length).toBe(0);
  expect((await draftsOn('/contact')).map(({ key }) => key)).toEqual([lead]);
  expect((await draftsOn('/', 'admin')).map(({ isOvertaken }) => isOvertaken)).toEqual([true]);

  expect((await ask('undo', { versions: made.versions, what: 'Undone' }))[0]).toBe(200);
  expect(await (await fetch(`${app.url}/`)).text()).toBe('<h1>Home</h1>');
  // Once, also where the answer was lost and it is asked for again.
  const undone = await versions();
  expect((await ask('undo', { versions: made.versions, what: 'Undone' }))[0]).toBe(200);
  expect(await versions()).toBe(undone);
});

test('EDIT-17 of several all are published or none', async () => {
  const before = await versions();
  await keep(title, pair('Good'));
  await keep(lead, { en: 'Lost', de: 'Verloren' });
  const [blank] = await draftsOn('/contact');
  expect(blank?.problems.map(({ code }) => code)).toEqual(['blank']);
  expect((await publish([title, lead]))[1].error).toBe('text_refused');
  await keep(lead, { en: 'In {days}, breaks the page', de: 'In {days}' });
  expect((await publish([title, lead]))[1].error).toBe('text_not_shown');
  await keep(lead, { en: 'In {days}.', de: 'In {days}.' });
  await database.sql`
    insert into app_private.text_versions (key, text, built_in, what)
    values (${lead}, ${database.sql.json({ en: '{days}', de: '{days}' })}, '{}', 'Meanwhile')`;
  expect((await publish([title, lead]))[1].error).toBe('text_changed');
  expect((await publish([title, lead], ' '))[1].error).toBe('text_refused');
  expect((await publish([title, list]))[1].error).toBe('text_changed');
  expect((await publish([title, title]))[0]).toBe(400);
  expect((await publish([]))[0]).toBe(400);
  expect((await publish([title, 'nothing']))[0]).toBe(404);
  expect((await ask('undo', { versions: [987654], what: 'x' }))[0]).toBe(404);
  expect([await versions(), await (await fetch(`${app.url}/`)).text()]).toEqual([before + 1, '<h1>Home</h1>']);
  expect((await draftsOn('/')).map(({ text }) => text)).toEqual([pair('Good')]);

  // Of two that were published together one has changed since: nothing is taken back.
  const [, made] = await publish([title]);
  await keep(title, pair('Later'));
  await publish([title]);
  expect((await ask('undo', { versions: made.versions, what: 'Undone' }))[1].error).toBe('text_changed');
  expect(await textsOf('/')).toEqual([[title, pair('Later')]]);
});

/** Keeps a draft of another tab while something is published: what is published has been read by then. */
async function whileWaiting<Value>(publishing: () => Promise<Value>): Promise<Value> {
  const answers: Promise<Value>[] = [];
  await database.sql.begin(async (transaction) => {
    await oneAfterTheOther(transaction);
    answers.push(publishing());
    await eventually('it has read the draft and waits', async () => {
      const [row] = await database.sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
      return row;
    });
    await keep(title, pair('Typed meanwhile'));
  });
  return Promise.race(answers);
}

test('EDIT-17 CALM-05 what another tab of the same person saves while a draft is published stays, also when that is undone', async () => {
  const left = [[pair('Typed meanwhile'), true]];
  const drafts = async () => (await draftsOn('/')).map(({ text, isOvertaken }) => [text, isOvertaken]);
  await keep(title, pair('Sent'));
  const [, { versions: made }] = await whileWaiting(() => publish([title]));
  expect(await textsOf('/')).toEqual([[title, pair('Sent')]]);
  expect(await drafts()).toEqual(left);
  expect((await ask('undo', { versions: made, what: 'Undone' }))[0]).toBe(200);
  expect(await drafts()).toEqual(left);

  // Of one text as well, and of the built-in one.
  for (const text of [pair('Sent alone'), null]) {
    const beganWith = await newestOf(title);
    const [status] = await whileWaiting(() => ask('text', { key: title, text, beganWith, what: 'Said anew' }));
    expect([status, await drafts()]).toEqual([200, left]);
  }
  await keep(title, pair('Typed meanwhile'));
  expect(
    (await ask('text', { key: title, text: pair('Typed meanwhile'), beganWith: await newestOf(title), what: 'x' }))[0],
  ).toBe(200);
  expect(await drafts()).toEqual([]);
});
