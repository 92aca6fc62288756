import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#server/postgres/connect.ts';
import { drawnWith, renderer } from '#server/testing/fixture-renderer.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { publishedProjects } from './published-projects.ts';
import { readSite, type Site } from './site.ts';

const database = await openedDatabase();
beforeEach(async () => {
  await database.sql`truncate public.projects cascade`;
  await database.sql`
    insert into public.projects (title, slug, published_at)
    values ('Garden', 'quiet-garden', now()), ('Secret', 'secret', null), ('No address', null, now())`;
});

test('PROJ-02 a page of a project is found at the address it was published at, in both languages, and nowhere else', async () => {
  const app = await openedAppOn(database);
  const answers: Record<string, unknown> = {};
  for (const path of [
    '/projects/quiet-garden',
    '/de/projects/quiet-garden',
    '/projects/Quiet-Garden',
    '/projects/%71uiet-garden',
    '/de/projects/qui%65t%2Dgarden',
    '/projects/secret',
    '/projects/nobody',
    '/projects/null',
    `/projects/${'a'.repeat(5000)}`,
    '/projects/quiet-garden%00',
    "/projects/x'%20or%20true--",
    '/de/projects/nobody',
    '/projects/quiet-garden/x',
  ]) {
    const ask = (method: string) => fetch(app.url + path, { method, redirect: 'manual' });
    const [get, head] = await Promise.all([ask('GET'), ask('HEAD')]);
    expect([path, head.status, await head.text()]).toEqual([path, get.status, '']);
    answers[path.slice(0, 40)] = [get.status, get.headers.get('location') ?? drawnWith(await get.text()).at];
  }
  const missing = [404, '/projects/-'];
  expect(answers).toEqual({
    '/projects/quiet-garden': [200, '/projects/quiet-garden'],
    '/de/projects/quiet-garden': [200, '/de/projects/quiet-garden'],
    '/projects/Quiet-Garden': [308, '/projects/quiet-garden'],
    '/projects/%71uiet-garden': [308, '/projects/quiet-garden'],
    '/de/projects/qui%65t%2Dgarden': [308, '/de/projects/quiet-garden'],
    '/projects/secret': missing,
    '/projects/nobody': missing,
    '/projects/null': missing,
    [`/projects/${'a'.repeat(30)}`]: missing,
    '/projects/quiet-garden%00': missing,
    "/projects/x'%20or%20true--": missing,
    '/de/projects/nobody': [404, '/de/projects/-'],
    '/projects/quiet-garden/x': [404, undefined],
  });
});

test('READ-51 the code of a page that was published later is drawn, and of no other address', async () => {
  const app = await openedAppOn(database);
  const answers: Record<string, unknown> = {};
  for (const path of ['/quiet-garden', '/secret', '/nobody', '/quiet-garden/x']) {
    const { status, headers } = await fetch(`${app.url}/codes/projects${path}.svg`);
    answers[path] = [status, headers.get('content-type')];
  }
  const missing = [404, 'text/html; charset=utf-8'];
  expect(answers).toEqual({
    '/quiet-garden': [200, 'image/svg+xml'],
    '/secret': missing,
    '/nobody': missing,
    '/quiet-garden/x': missing,
  });
});

test('SEC-18 pages that are kept wait in the share of whoever asks, however many projects there are', async () => {
  await database.sql`
    insert into public.projects (title, slug, published_at)
    select 'Garden', 'garden-' || nr, now() from generate_series(1, 120) as nr`;
  const site = await readSite(`${database.folder}/site/dist`);
  let isOpen = false;
  const draw: Site['drawer']['draw'] = async () => {
    await expect.poll(() => isOpen, { interval: 5 }).toBe(true);
    return { status: 200, html: 'drawn', inline: { scripts: [], styles: [] }, said: new Set<string>() };
  };
  let asked = 0;
  let address = '192.0.2.1';
  const addressOf = () => {
    asked += 1;
    return address;
  };
  const app = await openedAppOn(database, { site: { ...site, drawer: { ...site.drawer, draw } }, addressOf });
  const statusOf = async (path: string) => (await fetch(app.url + path)).status;
  const greedy = Array.from({ length: 120 }, (_, nr) => statusOf(`/projects/garden-${nr + 1}`));
  await expect.poll(() => asked).toBe(120);
  address = '198.51.100.1';
  const other = statusOf('/contact?message=x');
  await expect.poll(() => asked).toBe(121);
  isOpen = true;
  expect(await other).toBe(200);
  const refused = (await Promise.all(greedy)).filter((status) => status === 503);
  expect(refused).toHaveLength(120 - 4 - 50);
});

test('a page that is there for a moment can be kept and asked for again', async () => {
  const app = await openedAppOn(database);
  const first = await fetch(`${app.url}/projects/quiet-garden`);
  const etag = first.headers.get('etag') ?? '';
  expect([etag === '', first.headers.get('cache-control')]).toEqual([false, 'no-cache']);
  const again = await fetch(`${app.url}/projects/quiet-garden`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect((await fetch(`${app.url}/projects/secret`, { headers: { 'if-none-match': etag } })).status).toBe(404);
});

test('PROJ-02 what is published stands on all pages, in the site map and in the search within two seconds, and goes as fast', async () => {
  const app = await openedAppOn(database);
  const told = async () => {
    const texts = await Promise.all(
      ['/projects', '/de/projects', '/projects/category/any', '/sitemap.xml', '/search-en.json'].map(async (path) =>
        (await fetch(app.url + path)).text(),
      ),
    );
    const { status } = await fetch(`${app.url}/projects/secret`);
    return [status, ...texts.map((text) => /secret/iu.test(text))];
  };
  const soon = { interval: 100 };
  const nowhere = [404, false, false, false, false, false];
  expect(await told()).toEqual(nowhere);
  await database.sql`update public.projects set published_at = now() where slug = 'secret'`;
  await expect.poll(told, soon).toEqual([200, true, true, true, true, true]);
  await database.sql`update public.projects set published_at = null where slug = 'secret'`;
  await expect.poll(told, soon).toEqual(nowhere);
  // Nothing is published any more: what the build stored is the answer again.
  await database.sql`update public.projects set published_at = null`;
  await expect.poll(async () => (await fetch(`${app.url}/sitemap.xml`)).text(), soon).toBe('stored');
  expect(await (await fetch(`${app.url}/projects`)).text()).toBe('<h1>Projects</h1>');
});

test('the list is asked for once a second, however many ask, and not while nobody does', async () => {
  let asked = 0;
  let time = 0;
  const counting = Object.assign((...query: Parameters<Database>) => {
    if (Array.isArray(query[0]) && 'raw' in query[0]) asked += 1;
    return database.sql(...query);
  }) as unknown as Database;
  const { now: published, lookAgain } = publishedProjects(counting, renderer.readProjects, () => time);
  const slugs = async () => (await published()).map(({ slug }) => slug).filter(Boolean);
  expect(asked).toBe(0);
  const first = await Promise.all(Array.from({ length: 50 }, () => published()));
  expect(new Set(first).size).toBe(1);
  expect([asked, await slugs()]).toEqual([1, ['quiet-garden']]);

  time = 1_000;
  expect(await published()).toBe(first[0]); // nothing has changed: what was made of it stays
  await database.sql`update public.projects set published_at = case when slug = 'secret' then now() end`;
  time = 1_999;
  expect([asked, await slugs()]).toEqual([2, ['quiet-garden']]);
  time = 2_000;
  expect([await slugs(), asked]).toEqual([['secret'], 3]);

  // The team has written something through this server.
  await database.sql`update public.projects set published_at = null`;
  expect(await slugs()).toEqual(['secret']);
  lookAgain();
  expect([await slugs(), asked]).toEqual([[], 4]);
});

test('a clock that is set back hides nothing new', async () => {
  const real = Date.now.bind(Date);
  let back = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() - back);
  onTestFinished(() => clock.mockRestore());
  const { now: published } = publishedProjects(database.sql, renderer.readProjects);
  const slugs = async () => (await published()).map(({ slug }) => slug).filter(Boolean);
  await database.sql`update public.projects set published_at = null`;
  expect(await slugs()).toEqual([]);
  back = 3_600_000;
  await database.sql`update public.projects set published_at = now() where slug = 'secret'`;
  await wait(1_100);
  expect(await slugs()).toEqual(['secret']);
});

test('without the database the last list counts and nobody waits; at first nothing is there', async () => {
  let isAway = true;
  let isSilent = false;
  let time = 0;
  const sometimes = ((...query: Parameters<Database>) => {
    if (!Array.isArray(query[0]) || !('raw' in query[0])) return database.sql(...query);
    if (isSilent) return new Promise(() => {});
    return isAway ? Promise.reject(new Error('away')) : database.sql(...query);
  }) as unknown as Database;
  const { now: published } = publishedProjects(sometimes, renderer.readProjects, () => time);
  const isThere = async (wanted: string) => (await published()).some(({ slug }) => slug === wanted);
  expect(await isThere('quiet-garden')).toBe(false);
  isAway = false;
  time = 5_000;
  await published(); // asks again, and nobody waits for what was away
  await expect.poll(() => isThere('quiet-garden')).toBe(true);
  [isAway, time] = [true, 20_000];
  expect(await isThere('quiet-garden')).toBe(true);
  expect(await isThere('secret')).toBe(false);
  [isSilent, time] = [true, 30_000];
  // At once: before anything that comes from outside could be heard.
  expect(await Promise.race([isThere('quiet-garden'), turn('waited')])).toBe(true);
});
