import { expect, test } from 'vitest';
import type { TeamStart } from '#contract/inbox.ts';
import { listShapes } from '#contract/list-shapes.ts';
import { type EntryValues, theOne } from '#contract/page-lists.ts';
import { linkChecker } from '#server/links/check-links.ts';
import { readSite } from '#server/pages/site.ts';
import { callFunction } from '#server/testing/call-function.ts';
import { dataCallers } from '#server/testing/data-callers.ts';
import { type ListAnswer, newId, publishEntry } from '#server/testing/lists.ts';
import { addEntries } from '#server/testing/many-entries.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { both } from '#server/testing/meeting.ts';
import { openedApp } from '#server/testing/opened.ts';

const site = await readSite('dist');
const { drawer } = site;
const { database, app } = await openedApp({ site });
const people = await dataCallers(app, database);

const podcasts = 'resources/podcasts#podcasts';
const books = 'resources/books#books';
const newPodcast = (title: string): EntryValues => ({
  'item.title': title,
  'item.link': 'https://example.org/podcast',
  'item.platform': 'example.org',
  'item.description': both('Calm talks.'),
  'facts.why': both('Short and clear.'),
  'facts.forWhom': ['me', 'parents'],
  'facts.language': both('German'),
  'facts.form': both('Podcast'),
  'facts.cost': null,
  'facts.time': null,
  'facts.lastChecked': '2026-11-23',
  'facts.sources': [{ title: 'The podcast itself', url: 'https://example.org/about' }],
});

const ask = (who: DataCaller, method: string, path: string, body?: unknown) =>
  callFunction<ListAnswer>(app, people[who], method, `lists/${path}`, body);
const listNow = async (key: string) => (await ask('team', 'GET', `list?key=${encodeURIComponent(key)}`))[1].entries;
const entryNow = async (key: string, id: string, who: DataCaller = 'team') =>
  (await ask(who, 'GET', `entry?key=${encodeURIComponent(key)}&id=${id}`))[1];
const idsOf = async (key: string) =>
  (await listNow(key)).flatMap(({ id, state }) =>
    state === 'deleted' ? [] : [`${id}${state === 'hidden' ? '?' : ''}`],
  );

const publish = (key: string, id: string, change: object, who: DataCaller = 'team') =>
  publishEntry(app, people[who], key, id, change);

const read = async (path: string) => (await fetch(app.url + path)).text();
const places = (html: string, titles: readonly string[]) => titles.map((title) => html.indexOf(title));

test('EDIT-20 what is added stands in its page in both languages and in the search; hidden or deleted it is gone, and a list as it is built in brings the stored page back', async () => {
  const id = newId();
  const stored = await read('/de/resources/podcasts');
  const other = await fetch(`${app.url}/de/resources/books`);
  const [status, now] = await publish(podcasts, id, { values: newPodcast('Leise Töne') });
  expect([status, now.values['item.title'], now.builtIn]).toEqual([200, 'Leise Töne', null]);
  for (const path of ['/resources/podcasts', '/de/resources/podcasts'])
    expect(await read(path)).toContain('Leise Töne');
  expect(await read('/de/resources/podcasts')).toContain('Calm talks. auf Deutsch');
  expect(await read('/de/resources/podcasts')).toContain('https://example.org/about');
  expect(await read('/search-de.json')).toContain('Leise Töne');
  expect((await fetch(`${app.url}/de/resources/books`)).headers.get('etag')).toBe(other.headers.get('etag'));

  expect((await publish(podcasts, id, { state: 'hidden' }))[0]).toBe(200);
  expect(await read('/de/resources/podcasts')).not.toContain('Leise Töne');
  expect((await publish(podcasts, id, { state: 'shown' }))[0]).toBe(200);
  expect(await read('/de/resources/podcasts')).toContain('Leise Töne');
  expect((await publish(podcasts, id, { state: 'deleted' }))[0]).toBe(200);
  expect(await read('/de/resources/podcasts')).toBe(stored);
  expect(await read('/search-de.json')).not.toContain('Leise Töne');
  expect((await entryNow(podcasts, id)).values['item.title']).toBe('Leise Töne');
});

test('EDIT-20 what another process publishes is seen within two seconds', async () => {
  const insert = (state: string) => database.sql`
    insert into app_private.entry_versions (list, entry, state, what) values (${books}, 'adhd-2-0', ${state}, 'Elsewhere')`;
  expect(await read('/resources/books')).toContain('ADHD 2.0');
  await insert('hidden');
  await expect.poll(() => read('/resources/books')).not.toContain('ADHD 2.0');
  await insert('shown');
  await expect.poll(() => read('/resources/books')).toContain('ADHD 2.0');
});

test('EDIT-21 a moved entry keeps its place, also beside hidden and added ones', async () => {
  const first = await idsOf(books);
  const [one = '', two = '', three = ''] = first;
  expect((await publish(books, three, { after: one }))[0]).toBe(200);
  expect(await idsOf(books)).toEqual([one, three, two, ...first.slice(3)]);
  expect((await publish(books, two, { state: 'hidden' }))[0]).toBe(200);
  expect((await publish(books, one, { after: two }))[0]).toBe(200);
  expect(await idsOf(books)).toEqual([three, `${two}?`, one, ...first.slice(3)]);
  expect((await publish(books, one, { after: '' }))[0]).toBe(200);
  expect((await publish(books, two, { state: 'shown', after: one }))[0]).toBe(200);
  expect(await idsOf(books)).toEqual(first);
  const titles = ['NeuroTribes', 'Unmasking Autism', 'ADHD 2.0'];
  const html = await read('/resources/books');
  expect(places(html, titles)).toEqual(places(html, titles).toSorted((a, b) => a - b));
  for (const after of ['nothing', one, 'constructor'])
    expect([after, (await publish(books, one, { after }))[0]]).toEqual([after, 400]);
});

test('EDIT-22 a text of a built-in entry is one text, whether changed in its list or where it stands; all else belongs to the entry, and both go back', async () => {
  const id = 'neurotribes';
  const name = `${books}.${id}.facts.why`;
  const { values, builtIn } = await entryNow(books, id);
  expect(values).toEqual(builtIn);
  const why = both('Why we list it now.');
  const link = { en: 'https://example.org/en', de: 'https://example.org/de' };
  const [status, now] = await publish(books, id, { values: { ...values, 'facts.why': why, 'item.link': link } });
  expect([status, now.values['facts.why'], now.values['item.link']]).toEqual([200, why, link]);
  const rows = await database.sql<{ key: string; what: string }[]>`
    select key, what from app_private.text_versions where key like ${`${books}%`}`;
  expect([...rows]).toEqual([{ key: name, what: 'Said in one sentence' }]);
  const html = await read('/resources/books');
  expect([html.includes(why.en), html.includes(link.en)]).toEqual([true, true]);

  // Where it stands on the page it is still the text of that name, and what is published there is what the list says.
  const marked = await drawer.drawMarked({ pathname: '/resources/books', search: '' }, { projects: [] });
  expect([marked.main.includes(`data-text="${name}"`), marked.lists]).toEqual([true, [books]]);
  await database.sql`
    insert into app_private.text_versions (key, text, built_in, what)
    values (${name}, ${database.sql.json(both('Changed on the page.'))}, '{}', 'On the page')`;
  expect((await entryNow(books, id)).values['facts.why']).toEqual(both('Changed on the page.'));
  // Whoever began before that has not seen it.
  expect((await publish(books, id, { values, textsBeganWith: now.textVersion }))[1].error).toBe('entry_changed');
  expect((await publish(books, id, { values: builtIn }))[1].values).toEqual(builtIn);
  expect(await read('/resources/books')).not.toContain('Changed on the page.');
  expect(await read('/resources/books')).not.toContain(link.en);
  // An entry that is the built-in one again follows what an update changes of it.
  const [row] = await database.sql`
    select fields from app_private.entry_versions where entry = ${id} order by id desc limit 1`;
  expect(row?.['fields']).toBe(null);
});

test('EDIT-22 an optional text of a built-in entry is taken away and comes back as it was', async () => {
  const key = 'help-now#callingLines';
  const { values, builtIn } = await entryNow(key, 'doctor');
  const read112 = async () => (await read('/de/help-now')).replaceAll(/<[^>]*>/gu, '');
  expect(await read112()).toContain('besteht. Kostenlos');
  const [status, now] = await publish(key, 'doctor', {
    values: { ...values, about: null, lastChecked: 'never', number: '116 118' },
  });
  expect([status, now.values['about'], now.values['number']]).toEqual([200, null, '116 118']);
  expect(await read('/de/help-now')).toContain('tel:116118');
  expect(await read112()).not.toContain('besteht. Kostenlos');
  const [, back] = await publish(key, 'doctor', { values: { ...now.values, about: both('For you') } });
  expect(back.values['about']).toEqual(both('For you'));
  expect(await read112()).toContain('For you auf Deutsch');
  expect((await publish(key, 'doctor', { values: builtIn }))[1].values).toEqual(builtIn);
  expect(await read112()).toContain('besteht. Kostenlos');
});

test('EDIT-20 EDIT-24 what a page has its claims from is changed like a list of one, which nobody hides, moves or adds to', async () => {
  const key = 'subjects/sleep#sleep.checked';
  const path = '/de/resources/sleep';
  const stored = await read(path);
  const other = (await fetch(`${app.url}/de/resources/exercise`)).headers.get('etag');
  const { values, builtIn } = await entryNow(key, theOne);
  expect(values).toEqual(builtIn);
  const sources = [{ title: 'A source of the test', url: 'https://example.org/sleep', lang: 'en' }];
  const [status, now] = await publish(key, theOne, { values: { sources, lastChecked: '2026-12-01' } });
  expect([status, now.values['sources'], now.builtIn]).toEqual([200, sources, builtIn]);
  const html = await read(path);
  for (const said of ['A source of the test', '1. Dezember 2026', 'Stand: Dezember 2026'])
    expect([said, html.includes(said)]).toEqual([said, true]);
  expect((await fetch(`${app.url}/de/resources/exercise`)).headers.get('etag')).toBe(other);
  for (const change of [{ state: 'hidden' }, { state: 'deleted' }, { after: '' }])
    expect([change, (await publish(key, theOne, change))[0]]).toEqual([change, 400]);
  expect((await ask('team', 'POST', 'entry', { key, id: newId(), beganWith: null, what: 'x', values }))[0]).toBe(404);
  for (const wrong of [
    { sources: [], lastChecked: '2026-12-01' },
    { sources, lastChecked: 'soon' },
  ])
    expect((await publish(key, theOne, { values: wrong }))[0]).toBe(400);
  expect((await publish(key, theOne, { values: builtIn }))[0]).toBe(200);
  expect(await read(path)).toBe(stored);
});

test('EDIT-20 somebody more in the team, with paragraphs and a link, stands on the page in English and German, and the founder’s name, text and links change as theirs', async () => {
  const key = 'about/team#members';
  const id = newId();
  const values = {
    name: 'Mira',
    role: both('Prints the letters'),
    bio: { en: ['Mira writes.', 'And reads.'], de: ['Mira schreibt.', 'Und liest.'] },
    youtube: 'https://www.youtube.com/@mira',
    telegram: null,
    tiktok: null,
  };
  expect((await publish(key, id, { values }))[0]).toBe(200);
  const html = await read('/de/team');
  for (const text of ['Mira schreibt.', 'Und liest.', 'https://www.youtube.com/@mira']) expect(html).toContain(text);
  expect(await read('/team')).toContain('Mira writes.');
  await publish(key, id, { state: 'deleted' });
  expect(await read('/de/team')).not.toContain('Mira');

  // Whoever founded it is the first of them, with a name and a link of their own.
  const { builtIn } = await entryNow(key, 'founder');
  const ada = { ...builtIn, name: 'Ada', telegram: 'https://t.me/ada', role: both('Began it all') };
  expect((await publish(key, 'founder', { values: ada }))[0]).toBe(200);
  const changed = await read('/de/team');
  for (const text of ['Ada</h2>', 'https://t.me/ada', 'Began it all auf Deutsch']) expect(changed).toContain(text);
  expect((await publish(key, 'founder', { values: builtIn }))[0]).toBe(200);
  expect(await read('/de/team')).not.toContain('Ada');
});

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

test('EDIT-23 with markup in every field of every list no page breaks, all of it is text, and every list is said by a page', async () => {
  const markup = '<script>alert(1)</script>"\'&<img src=x onerror=alert(1)>';
  const picture = { id: newId().slice('new-'.length), width: 9, height: 9, widths: [9], alt: markup, alt_de: markup };
  const changes = new Map<string, unknown>();
  for (const [key, { fields, isClosed }] of Object.entries(listShapes)) {
    if (isClosed) continue;
    const valueOf: Record<string, unknown> = {
      text: both(markup),
      paragraphs: { en: [markup], de: [markup] },
      items: { en: [markup], de: [markup] },
      line: markup,
      link: 'https://example.org/<script>alert(1)</script>',
      links: {
        en: 'https://example.org/"><script>alert(1)</script>',
        de: "https://example.org/'onerror=alert(1)",
      },
      date: '2026-11-23',
      days: ['2026-11-24'],
      checked: '2026-11-23',
      audience: ['me'],
      reason: 'hello',
      phone: '0800 1',
      youtube: 'ouZrZa5pLXk',
      duration: '1:00',
      sources: [{ title: markup, url: 'https://example.org/"><script>alert(1)</script>' }],
      picture: picture.id,
    };
    const values = Object.fromEntries(
      fields.map(({ path, kind, options, isAfter }) => [
        path,
        kind === 'choice' ? options?.[0] : kind === 'moment' ? `2026-11-23T${isAfter ? 17 : 15}:00` : valueOf[kind],
      ]),
    );
    const row = { list: key, entry: newId(), fields: values, state: 'shown', after: null, before: null } as const;
    const shown = drawer.lists.readList(key, [row], new Map([[picture.id, picture]])) as readonly unknown[];
    expect([key, shown.length]).toEqual([key, drawer.lists.arrangeList(key, []).length + 1]);
    changes.set(key, shown);
  }
  const allSaid = new Set<string>();
  for (const pathname of drawer.addressesOf([], changes)) {
    const { status, html, said } = await drawer.draw({ pathname, search: '' }, { projects: [], changes });
    for (const key of said) allSaid.add(key);
    expect([pathname, status]).toEqual([pathname, pathname.endsWith('/404') ? 404 : 200]);
    expect([pathname, /<script>alert|<img src=x|href="javascript/u.exec(html)]).toEqual([pathname, null]);
  }
  for (const key of drawer.lists.listKeys()) expect([key, allSaid.has(key)]).toEqual([key, true]);
});

test('every list of the shapes is there, and each of its entries says what its form asks', () => {
  const keys = drawer.lists.listKeys();
  expect(keys).toContain('subjects/sleep#sleep.checked');
  for (const key of keys) {
    for (const { id } of drawer.lists.arrangeList(key, [])) {
      const values = drawer.lists.valuesOfEntry(key, id) ?? {};
      const worst = drawer.lists.checkValues(key, id, values).problems.filter(({ code }) => code !== 'long_sentence');
      expect([key, id, worst]).toEqual([key, id, []]);
      expect([key, id, drawer.lists.splitEntry(key, id, values, values)]).toEqual([
        key,
        id,
        { fields: null, texts: [] },
      ]);
    }
  }
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

test('EDIT-29 links are followed one at a time, each once a month; one that leads nowhere twice waits in the start view until it is there again or gone', async () => {
  await database.sql`delete from app_private.link_checks`;
  const links = new Map<string, 'there' | 'broken' | 'unknown'>();
  const asked: string[] = [];
  // Each look reads all lists anew: those of the links below are enough.
  const listKeys = () => [podcasts, 'help-now#callingLines'];
  const check = linkChecker({
    sql: database.sql,
    drawer: { lists: { ...drawer.lists, listKeys } },
    follow: async (url) => {
      asked.push(url);
      return links.get(url) ?? 'there';
    },
  });
  const waiting = async () => {
    const answer = await fetch(`${app.url}/functions/v1/inbox/start`, { headers: people.team.headers });
    return ((await answer.json()) as TeamStart).brokenLinks;
  };
  const url = 'https://www.spektrakulaer.de';
  links.set(url, 'broken');
  await check();
  expect(asked).toHaveLength(1);
  for (let turn = 0; asked.length > turn && turn < 300; turn += 1) await check();
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toContain(url);
  expect(asked).toContain('https://116117.de/de/haeufige-fragen.php');
  expect(await waiting()).toEqual([]);
  // A day later, and only what led nowhere.
  const all = asked.length;
  await database.sql`update app_private.link_checks set checked_at = checked_at - interval '25 hours'`;
  await check();
  await check();
  expect(asked.slice(all)).toEqual([url]);
  expect(await waiting()).toEqual([{ url, about: 'Spektrakulär – Eltern erkunden Autismus' }]);
  // A month later it is there again, and so where it was looked at while the clock was ahead.
  links.delete(url);
  await database.sql`update app_private.link_checks set checked_at = now() + interval '400 days' where url = ${url}`;
  await check();
  expect(await waiting()).toEqual([]);
  await database.sql`insert into app_private.link_checks (url, about, times_broken) values ('https://old.example/', 'Old', 5)`;
  await check();
  expect(await waiting()).toEqual([]);
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
