import { expect, test } from 'vitest';
import { theOne } from '#contract/page-lists.ts';
import { noChanges } from '#contract/site-data.ts';
import { newId } from '#server/testing/lists.ts';
import { both } from '#server/testing/meeting.ts';
import { newPodcast, openedLists, podcasts } from '#server/testing/opened-lists.ts';

const { drawer, database, app, ask, idsOf, entryNow, publish, read } = await openedLists();
const books = 'resources/books#books';
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

test('every list of the shapes is said by a page, and each of its entries says what its form asks', async () => {
  const keys = drawer.lists.listKeys();
  expect(keys).toContain('subjects/sleep#sleep.checked');
  const all = new Set<string>();
  for (const pathname of drawer.addressesOf([])) {
    const { said } = await drawer.draw({ pathname, search: '' }, { projects: [], changes: noChanges });
    for (const name of said) all.add(name);
  }
  for (const key of keys) {
    expect([key, all.has(key)]).toEqual([key, true]);
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
