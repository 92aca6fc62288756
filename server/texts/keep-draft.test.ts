import { beforeEach, expect, test } from 'vitest';
import type { DraftsOfPage } from '#contract/page-texts.ts';
import { callFunction } from '#server/testing/call-function.ts';
import { dataCallers } from '#server/testing/data-callers.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { openedApp } from '#server/testing/opened.ts';

const { database, app } = await openedApp();
const people = await dataCallers(app, database);

beforeEach(() => database.sql`delete from app_private.text_drafts`);

const lead = 'contact#words.lead';
const keep = (text: string | null, who: DataCaller = 'team', key = lead) =>
  callFunction<{ error?: string }>(app, people[who], 'POST', 'texts/draft', {
    key,
    text: text === null ? null : { en: text, de: '' },
    beganWith: null,
  });
const kept = () => database.sql`
  select text ->> 'en' as text from app_private.text_drafts where author_id = ${people.team.id} and key = ${lead}`;

test('EDIT-08 two tabs that keep a draft at the same moment are both heard: one of them is what stays', async () => {
  const words = Array.from({ length: 12 }, (_, index) => `From tab ${index}`);
  const answers = await Promise.all(words.map((text) => keep(text)));
  expect(answers).toEqual(words.map(() => [200, {}]));
  const rows = await kept();
  expect([rows.length, words.includes(String(rows[0]?.['text']))]).toEqual([1, true]);
});

test('EDIT-08 nobody keeps drafts without end, and whoever has as many as that goes on with those they have', async () => {
  await database.sql`
    insert into app_private.text_drafts (key, author_id, text)
    select 'long-ago#' || n, ${people.team.id}, '{}' from generate_series(1, 299) n`;
  expect(await keep('One of three hundred')).toEqual([200, {}]);
  expect(await keep('Still the same')).toEqual([200, {}]);
  const [status, { error }] = await keep('One more', 'team', 'home#words.title');
  expect([status, error]).toEqual([400, 'too_many_drafts']);
  expect(await keep('Their own', 'admin')).toEqual([200, {}]);
  expect(await keep(null)).toEqual([200, {}]);
  expect((await keep('One more', 'team', 'home#words.title'))[0]).toBe(200);
});

test('EDIT-05 no draft holds what nobody sees or no page and no feed can say', async () => {
  await keep('a\u202Eb\u200B\u0085c\u0007d\uE000\uE010\uFFFE\uFFFF\u2028e\nf 👩‍👩‍👧 שלום\u200F');
  expect(await kept()).toEqual([{ text: 'ab c de\nf 👩‍👩‍👧 שלום\u200F' }]);
});

test('EDIT-08 a draft of a text that an update has taken away is seen on every page, by its writer, and can be deleted', async () => {
  const gone = 'home#words.longAgo';
  const typed = { en: ['A first line', 'A second'], de: 'Eine Zeile' };
  await keep('Still there');
  await database.sql`
    insert into app_private.text_drafts (key, author_id, text) values (${gone}, ${people.team.id}, ${database.sql.json(typed)})`;
  const lost = async (who: DataCaller) =>
    (await callFunction<DraftsOfPage>(app, people[who], 'GET', 'texts/drafts?path=/'))[1].lost;
  expect(await lost('team')).toEqual([{ key: gone, words: ['Eine Zeile', 'A first line', 'A second'] }]);
  expect(await lost('admin')).toEqual([]);
  // Nobody begins one, and nobody deletes another's.
  expect((await keep('Anew', 'team', gone))[0]).toBe(404);
  expect(await keep(null, 'admin', gone)).toEqual([200, {}]);
  expect((await lost('team')).length).toBe(1);
  expect(await keep(null, 'team', gone)).toEqual([200, {}]);
  expect(await lost('team')).toEqual([]);
  expect((await kept()).length).toBe(1);
});
