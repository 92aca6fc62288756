import { afterAll, expect, test, vi } from 'vitest';
import { noData } from '#contract/site-data.ts';
import { readSite } from '#server/pages/site.ts';
import { openedApp } from '#server/testing/opened.ts';
import { publishedElsewhere } from './published-elsewhere.ts';

const site = await readSite('dist');
const { drawer } = site;
const { database, app } = await openedApp({ site });
afterAll(() => vi.unstubAllEnvs());

const books = 'resources/books#books';
const askedAt = (backend: string) => publishedElsewhere({ ...drawer, services: { ...drawer.services, backend } });

test('SUM-07 EDIT-18 a build asks the backend at another address what is published, the newest first, for sums, for texts and for lists', async () => {
  await database.sql`
    insert into public.projects (title, title_de, slug, tags, published_at)
    values ('Garden', 'Garten', 'quiet-garden', '{Children}', now() - interval '1 day'),
      ('Kitchen', null, 'open-kitchen', '{}', now()), ('Secret', null, 'secret', '{}', null)`;
  const picture = '0b5c1de0-0000-4000-8000-000000000001';
  await database.sql`
    insert into public.pictures (id, path, width, height, widths, alt, alt_de)
    values (${picture}, 'library/bed', 800, 600, '{480,800}', 'A bed', 'Ein Beet')`;
  await database.sql`update public.projects set cover_path = 'library/bed' where slug = 'quiet-garden'`;
  await database.sql`
    insert into public.bookings (booked_on, kind, purpose, cents, phase) values ('2026-11-20', 'donation', 'Gift', 2550, 2)`;
  const text = { en: 'Hello', de: 'Hallo' };
  await database.sql`
    insert into app_private.text_versions (key, text, built_in, what)
    values ('support/mission#lead', ${database.sql.json(text)}, '{}', 'A greeting')`;
  const list = (entry: string, state: string, fields: object | null) => database.sql`
    insert into app_private.entry_versions (list, entry, fields, state, what)
    values (${books}, ${entry}, ${fields && database.sql.json(fields as { 'item.author': string })}, ${state}, 'Said')`;
  await list('neurotribes', 'shown', { 'item.author': 'As it was' });
  await list('neurotribes', 'shown', { 'item.author': 'As it is' });
  await list('adhd-2-0', 'hidden', { 'item.author': 'Nobody reads this' });
  await list('nothing', 'shown', null);
  const { projects, money, changes } = await askedAt(app.url);
  expect([...(changes ?? []).keys()]).toEqual(['support/mission#lead', books]);
  expect(changes?.get('support/mission#lead')).toEqual(text);
  const shelf = JSON.stringify(changes?.get(books));
  for (const [said, isThere] of [
    ['As it is', true],
    ['ADHD 2.0', false],
  ] as const)
    expect([said, shelf.includes(said)]).toEqual([said, isThere]);
  const told = await (await fetch(`${app.url}/functions/v1/lists/published`)).text();
  expect([told.includes('As it is'), told.includes('As it was'), told.includes('Nobody reads this')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(projects.map(({ slug, title }) => [slug, title])).toEqual([
    ['open-kitchen', { en: 'Kitchen' }],
    ['quiet-garden', { en: 'Garden', de: 'Garten' }],
  ]);
  expect(money?.goals.map(({ id }) => id)).toContain('3d-printer');
  expect(money?.bookings.map(({ cents, purpose }) => [cents, purpose])).toEqual([[2550, 'Gift']]);
  expect(projects[1]?.tags.en).toEqual([{ text: 'Children', category: 'children' }]);
  expect(projects[1]?.picture?.src).toContain(`/picture_library/${picture}/800.webp`);
  expect([projects[0]?.picture, projects[1]?.coverAlt]).toEqual([undefined, { en: 'A bed', de: 'Ein Beet' }]);
});

test('a build asks nobody where backend and site have one address', async () => {
  vi.stubEnv('PUBLIC_SITE_URL', app.url);
  expect([await askedAt(''), await askedAt(app.url)]).toEqual([noData, noData]);
  vi.unstubAllEnvs();
});

test('without an answer, or with one that is no list, a build says so and goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const nowhere = 'http://127.0.0.1:9';
  expect([await askedAt(nowhere), await askedAt(`${app.url}/nothing`)]).toEqual([noData, noData]);
  const said = warn.mock.calls.flat().map(String);
  for (const backend of [nowhere, `${app.url}/nothing`])
    for (const what of [
      'which projects are published',
      'which pictures they show',
      'what is collected for',
      'which sums came in',
      'which texts the team has changed',
      'which lists the team has changed',
    ])
      expect(said).toContainEqual(expect.stringContaining(`${backend} did not say ${what}`));
  expect(said).toHaveLength(12);
  warn.mockRestore();
});
