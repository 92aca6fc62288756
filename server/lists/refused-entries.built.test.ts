import { expect, test } from 'vitest';
import { newId } from '#server/testing/lists.ts';
import { addEntries } from '#server/testing/many-entries.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { both } from '#server/testing/meeting.ts';
import { newPodcast, openedLists, podcasts } from '#server/testing/opened-lists.ts';

const { database, people, ask, listNow, idsOf, entryNow, publish, read } = await openedLists();

test('EDIT-23 what could not be shown is not published, and the reason is told at its field', async () => {
  const id = newId();
  const bad = async (change: object) => {
    const [status, answer] = await publish(podcasts, id, { values: { ...newPodcast('New'), ...change } });
    return [
      status,
      answer.error,
      ...Object.entries(answer.fields ?? {}).map(([field, { code }]) => `${field} ${code}`),
    ];
  };
  const refused = (...fields: string[]) => [400, 'entry_refused', ...fields];
  expect(await bad({ 'item.title': ' ' })).toEqual(refused('item.title missing'));
  expect(await bad({ 'item.description': { en: 'Only English.', de: '' } })).toEqual(
    refused('item.description.de missing'),
  );
  expect(await bad({ 'item.description': 'Only one.' })).toContain('item.description.en missing');
  expect(await bad({ 'facts.forWhom': ['doctors'] })).toEqual(refused('facts.forWhom choose'));
  expect(await bad({ 'facts.lastChecked': '2026-02-30' })).toEqual(refused('facts.lastChecked date'));
  expect(await bad({ 'facts.why': both('See [this](javascript:alert(1)).') })).toContain('facts.why.en link');
  expect(await bad({ 'facts.sources': [{ title: 'x', url: 'javascript:alert(1)' }] })).toEqual(
    refused('facts.sources link'),
  );
  const links = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://example.org',
    '//example.org',
    'https://me:secret@example.org',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://example.org" onclick="alert(1)',
    'contact',
  ];
  for (const link of links) expect([link, await bad({ 'item.link': link })]).toEqual([link, refused('item.link link')]);
  // Nothing that anybody could read.
  for (const what of [' ', '\u202E\u200B']) {
    const [, silent] = await publish(podcasts, id, { values: newPodcast('New'), what });
    expect(silent.fields?.['what']?.code).toBe('missing');
  }
  expect((await listNow(podcasts)).some((entry) => entry.id === id)).toBe(false);
});

test('EDIT-23 whatever lies in the database, no list breaks a page: what cannot be shown is left out, or as it is built in', async () => {
  const stored = await read('/resources/podcasts');
  const rows = [
    ['new-broken', { 'item.title': 5 }],
    ['new-empty', {}],
    [
      'mit-adhs',
      { 'item.link': 'javascript:alert(1)', 'item.description': both('Not by this way'), 'item.image': 'x' },
    ],
    ['mit-adhs', { 'facts.sources': 'x', __proto__: { polluted: 1 } }],
    ['nothing-like-it', { 'item.title': 'x' }],
  ] as const;
  for (const [entry, fields] of rows)
    await database.sql`
      insert into app_private.entry_versions (list, entry, fields, state, what)
      values (${podcasts}, ${entry}, ${database.sql.json(fields)}, 'shown', 'Past the check')`;
  await database.sql`
    insert into app_private.entry_versions (list, entry, fields, state, what) values ('nothing#at all', 'x', '{}', 'shown', 'x')`;
  await expect.poll(async () => (await listNow(podcasts)).length).toBeGreaterThan(2);
  expect(await read('/resources/podcasts')).toBe(stored);
  expect((await publish(podcasts, 'mit-adhs', { values: (await entryNow(podcasts, 'mit-adhs')).builtIn }))[0]).toBe(
    200,
  );
});

test('EDIT-24 only the team changes lists: everybody else is refused by every call', async () => {
  const strangers = { visitor: 401, owner: 403, other: 403, teamWithoutSecondFactor: 403, service: 401 } as const;
  const id = newId();
  const change = { key: podcasts, id, values: newPodcast('Mine'), beganWith: null, what: 'x' };
  const key = encodeURIComponent(podcasts);
  for (const [who, status] of Object.entries(strangers) as [DataCaller, number][])
    for (const [method, path, body] of [
      ['GET', `list?key=${key}`],
      ['GET', `entry?key=${key}&id=mit-adhs`],
      ['POST', 'entry', change],
    ] as const)
      expect([who, path, (await ask(who, method, path, body))[0]]).toEqual([who, path, status]);
  await database.sql`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${people.admin.id}`;
  expect((await ask('admin', 'POST', 'entry', change))[0]).toBe(401);
  await database.sql`update auth.sessions set not_after = null where user_id = ${people.admin.id}`;
  expect(await read('/resources/podcasts')).not.toContain('>Mine<');
});

test('EDIT-24 what is no list, no entry of it or too large is refused', async () => {
  for (const key of ['nothing', '', 'constructor', '__proto__', 'help-now#helpWords', "'; drop table auth.users --"]) {
    expect([key, (await ask('team', 'GET', `list?key=${encodeURIComponent(key)}`))[0]]).toEqual([key, 404]);
    expect([key, (await publish(key, newId(), { beganWith: null, values: {} }))[0]]).toEqual([key, 404]);
  }
  for (const id of ['', 'other', 'constructor', 'new-<script>', '../x', 'x'.repeat(61)])
    expect([id, [400, 404].includes((await publish(podcasts, id, { beganWith: null, values: {} }))[0])]).toEqual([
      id,
      true,
    ]);
  // The address of an event comes from its id, and "-" is the page of events that there are not.
  for (const id of ['new-', 'new--', 'new-bold', `${newId()}0`, newId().replaceAll('0', 'A')])
    expect([id, (await publish(podcasts, id, { values: newPodcast('Odd') }))[0]]).toEqual([id, 404]);
  expect((await publish('about/storage#others', newId(), { beganWith: null, values: {} }))[0]).toBe(404);
  const large = 'x'.repeat(10 * 1024 * 1024);
  const answer = await ask('team', 'POST', 'entry', {
    key: podcasts,
    id: newId(),
    values: { ...newPodcast('Large'), 'facts.why': { en: large, de: large } },
    beganWith: null,
    what: 'x',
  }).then(
    ([status]) => status,
    () => 'the connection was closed',
  );
  expect([413, 'the connection was closed']).toContain(answer);
  for (const change of [
    { values: { ...newPodcast('x'), 'facts.why': both('x'.repeat(6000)) } },
    { values: { ...newPodcast('x'), 'facts.why': both('\uD800') } },
    { values: { ...newPodcast('x'), 'item.title': 'a\uE000b' } },
    { values: [] },
    { state: 'gone' },
    // Nothing was ever there.
    { state: 'shown' },
  ])
    expect((await publish(podcasts, newId(), { beganWith: null, ...change }))[0]).toBe(400);
});

test('EDIT-24 a list shows a hundred entries at most: one more is refused, and another may be hidden for it', async () => {
  const key = 'resources/tiktok#tiktokCreators';
  const { builtIn } = await entryNow(key, 'paigelayle');
  const ids = Array.from({ length: 98 }, newId);
  await database.sql`
    insert into app_private.entry_versions ${database.sql(
      ids.map((entry) => ({
        list: key,
        entry,
        fields: database.sql.json(builtIn as never),
        state: 'shown',
        what: 'Many',
      })),
    )}`;
  await expect.poll(async () => (await idsOf(key)).length).toBe(100);
  const [status, refused] = await publish(key, newId(), { values: builtIn });
  expect([status, refused.error]).toEqual([400, 'list_full']);
  expect((await publish(key, ids[0] ?? '', { state: 'hidden' }))[0]).toBe(200);
  expect((await publish(key, newId(), { values: builtIn }))[0]).toBe(200);
});

test('EDIT-24 of several new entries at once only so many are shown as there is room for, and what is too many can be hidden', async () => {
  const key = 'support/support#neededItems';
  const values = { title: both('A lamp'), description: both('For reading') };
  const before = (await idsOf(key)).length;
  const manyRows = (count: number) =>
    Array.from({ length: count }, () => ({
      list: key,
      entry: newId(),
      fields: database.sql.json(values as never),
      state: 'shown',
      what: 'Many',
    }));
  await database.sql`insert into app_private.entry_versions ${database.sql(manyRows(98 - before))}`;
  await expect.poll(async () => (await idsOf(key)).length).toBe(98);
  const answers = await Promise.all(Array.from({ length: 6 }, () => publish(key, newId(), { values })));
  const said = answers.map(([status, { error }]) => error ?? status).toSorted();
  expect(said).toEqual([200, 200, 'list_full', 'list_full', 'list_full', 'list_full']);
  await expect.poll(async () => (await idsOf(key)).length).toBe(100);

  // As two servers of an older version may have left it.
  const more = manyRows(3);
  await database.sql`insert into app_private.entry_versions ${database.sql(more)}`;
  await expect.poll(async () => (await idsOf(key)).length).toBe(103);
  expect((await publish(key, newId(), { values }))[1].error).toBe('list_full');
  for (const { entry } of more) expect((await publish(key, entry, { state: 'hidden' }))[0]).toBe(200);
  expect((await publish(key, newId(), { values }))[1].error).toBe('list_full');
});

test('EDIT-24 with 5,000 entries one more is published, and the page shows it', async () => {
  const key = 'resources/ai-tools#aiTools';
  const { builtIn } = await entryNow(key, 'genio-notes');
  await addEntries(database.sql, key, builtIn ?? {}, 5000);
  await expect.poll(async () => (await listNow(key)).length, { interval: 250 }).toBeGreaterThan(5000);
  const text = both('One of many.');
  const [status] = await publish(key, 'genio-notes', { values: { ...builtIn, 'item.description': text } });
  expect(status).toBe(200);
  expect(await read('/resources/ai-tools')).toContain(text.en);
});
