import { expect, test } from 'vitest';
import { newId } from '#server/testing/lists.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { both } from '#server/testing/meeting.ts';
import { newPodcast, openedLists, podcasts } from '#server/testing/opened-lists.ts';

const { database, people, ask, entryNow, publish, read } = await openedLists();
const books = 'resources/books#books';

test('EDIT-25 a change whose answer was lost on the way counts when it is sent again, and is written once', async () => {
  const id = newId();
  const values = newPodcast('Once');
  const changes = [{ values }, { state: 'hidden' }, { after: '' }];
  for (const change of changes) {
    const beganWith = (await entryNow(podcasts, id)).version ?? null;
    const [, first] = await publish(podcasts, id, { beganWith, ...change });
    const [status, again] = await publish(podcasts, id, { beganWith, ...change });
    expect([status, again.versions]).toEqual([200, first.versions]);
    expect((await publish(podcasts, id, { beganWith, ...change }, 'admin'))[1].error).toBe('entry_changed');
    expect((await publish(podcasts, id, { beganWith, state: 'deleted' }))[1].error).toBe('entry_changed');
  }
  await publish(podcasts, id, { state: 'deleted' });
});

test('EDIT-25 nobody writes over what they have not seen: of two at once one is published, the other told of it', async () => {
  const values = { ...newPodcast('x') };
  const id = newId();
  const answers = await Promise.all([
    publish(podcasts, id, { beganWith: null, values }),
    publish(podcasts, id, { beganWith: null, values: { ...values, 'item.title': 'y' } }, 'admin'),
  ]);
  expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409]);
  const [, refused] = answers.find(([status]) => status === 409) ?? [];
  expect([refused?.error, refused?.message]).toEqual([
    'entry_changed',
    expect.stringContaining('look at theirs first'),
  ]);
  await publish(podcasts, id, { state: 'deleted' });
});

test('EDIT-26 the history says who published what and when, and what an entry said can be published again', async () => {
  const id = newId();
  await publish(podcasts, id, { values: newPodcast('Monday'), what: 'Added' });
  await publish(podcasts, id, { values: newPodcast('Tuesday'), what: 'Renamed' }, 'admin');
  const [, now] = await publish(podcasts, id, { state: 'hidden', what: 'Hidden' });
  expect(now.versions.map(({ what, author, values }) => [what, author?.id, values?.['item.title']])).toEqual([
    ['Hidden', people.team.id, undefined],
    ['Renamed', people.admin.id, 'Tuesday'],
    ['Added', people.team.id, 'Monday'],
  ]);
  expect([now.state, now.values['item.title']]).toEqual(['hidden', 'Tuesday']);
  const [, back] = await publish(podcasts, id, { values: now.versions[2]?.values, state: 'shown' });
  expect([back.state, back.values['item.title']]).toEqual(['shown', 'Monday']);
  expect(await read('/resources/podcasts')).toContain('Monday');
  await publish(podcasts, id, { state: 'deleted' });
});

test('EDIT-27 what somebody has typed of an entry is kept for them alone, and goes when it is published', async () => {
  const [id, other] = [newId(), newId()];
  const draft = {
    typed: { 'item.title': ' Halb fertig\uE000', 'facts.why.de': '' },
    beganWith: null,
    textsBeganWith: null,
  };
  const kept = { ...draft, typed: { 'item.title': 'Halb fertig', 'facts.why.de': '' } };
  const keep = (who: DataCaller, about: string, next: unknown) =>
    ask(who, 'POST', 'draft', { key: podcasts, id: about, draft: next });
  const begun = async (who: DataCaller) =>
    (await ask(who, 'GET', `list?key=${encodeURIComponent(podcasts)}`))[1].begun.map((each) => each.id);
  for (const about of [id, other]) expect(await keep('team', about, draft)).toEqual([200, {}]);
  expect(await begun('team')).toEqual([other, id]);
  expect(await begun('admin')).toEqual([]);
  expect((await keep('team', other, null))[0]).toBe(200);
  expect(await begun('team')).toEqual([id]);
  const [, { begun: all }] = await ask('team', 'GET', `list?key=${encodeURIComponent(podcasts)}`);
  expect(all).toEqual([{ id, draft: kept }]);

  // What was typed in another tab meanwhile is not what is published; nor is its place.
  await publish(podcasts, id, { values: newPodcast('Halb'), typed: { ...draft.typed, 'item.title': 'Halb' } });
  expect((await entryNow(podcasts, id)).draft).toEqual(kept);
  await publish(podcasts, id, { values: newPodcast('Ganz'), typed: draft.typed });
  expect([await begun('team'), (await entryNow(podcasts, id)).draft]).toEqual([[], null]);
  const { version } = await entryNow(podcasts, id);
  await keep('team', id, { ...draft, beganWith: version });
  await publish(podcasts, id, { state: 'hidden' });
  expect((await entryNow(podcasts, id)).draft).toEqual({ ...kept, beganWith: version });
  expect([await begun('team'), (await entryNow(podcasts, id, 'admin')).draft]).toEqual([[], null]);

  // Nobody but the team, and nothing of a list that is none.
  expect((await keep('other', id, draft))[0]).toBe(403);
  expect((await ask('team', 'POST', 'draft', { key: 'help-now#helpWords', id, draft }))[0]).toBe(404);
});

test('EDIT-25 who hides an entry while the server cannot read it brings back no words from before', async () => {
  const id = newId();
  await publish(podcasts, id, { values: newPodcast('Before') });
  // By another server, and seen there.
  const [{ version }] = await database.sql<[{ version: number }]>`
    insert into app_private.entry_versions (list, entry, fields, state, what)
    select list, entry, fields || '{"item.title": "Since"}', state, 'Elsewhere' from app_private.entry_versions
    where entry = ${id} returning id::float8 as version`;
  const hide = () =>
    ask('team', 'POST', 'entry', { key: podcasts, id, state: 'hidden', beganWith: version, what: 'For now' });
  const titles = async () =>
    (
      await database.sql<{ title: string }[]>`
        select fields ->> 'item.title' as title from app_private.entry_versions where entry = ${id} order by id`
    ).map(({ title }) => title);
  let hiding: Awaited<ReturnType<typeof hide>> | undefined;
  await database.sql.begin(async (transaction) => {
    await transaction`lock table app_private.entry_versions in access exclusive mode`;
    hiding = await hide();
  });
  const [status, { error } = {}] = hiding ?? [];
  expect([status, error, await titles()]).toEqual([503, 'texts_unavailable', ['Before', 'Since']]);
  expect([(await hide())[0], await titles()]).toEqual([200, ['Before', 'Since', 'Since']]);
});

test('EDIT-25 a text of an entry that is changed back while the server cannot read the newest one is not left as it was', async () => {
  const id = 'neurotribes';
  const name = `${books}.${id}.facts.why`;
  const { values } = await entryNow(books, id);
  const one = both('One reason.');
  const [, now] = await publish(books, id, { values: { ...values, 'facts.why': one } });
  // By another server, and seen there.
  const [{ version }] = await database.sql<[{ version: number }]>`
    insert into app_private.text_versions (key, text, built_in, what)
    values (${name}, ${database.sql.json(both('Another reason.'))}, '{}', 'Elsewhere') returning id::float8 as version`;
  const goBack = () =>
    ask('team', 'POST', 'entry', {
      key: books,
      id,
      values: now.values,
      beganWith: now.version,
      textsBeganWith: version,
      what: 'As before',
    });
  let going: Awaited<ReturnType<typeof goBack>> | undefined;
  await database.sql.begin(async (transaction) => {
    await transaction`lock table app_private.text_versions in access exclusive mode`;
    going = await goBack();
  });
  const [status, { error } = {}] = going ?? [];
  expect([status, error]).toEqual([503, 'texts_unavailable']);
  expect((await goBack())[0]).toBe(200);
  expect((await entryNow(books, id)).values['facts.why']).toEqual(one);
});
