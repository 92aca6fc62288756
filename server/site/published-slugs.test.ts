import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/postgres/connect.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { type TestDatabase, testDatabase } from '#server/testing/test-database.ts';
import { publishedSlugs } from './published-slugs.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate public.projects cascade`;
  await database.sql`
    insert into public.projects (title, slug, published_at)
    values ('Garden', 'quiet-garden', now()), ('Secret', 'secret', null), ('No address', null, now())`;
});

test('PROJ-02 a page of a project is found at the address it was published at, in both languages, and nowhere else', async () => {
  app = await testApp(database);
  const answers: Record<string, unknown> = {};
  for (const path of [
    '/projects/quiet-garden',
    '/de/projects/quiet-garden',
    '/projects/secret',
    '/projects/nobody',
    '/projects/null',
    '/projects/Quiet-Garden',
    `/projects/${'a'.repeat(5000)}`,
    '/projects/quiet-garden%00',
    "/projects/x'%20or%20true--",
    '/projects/fallback',
    '/projects/quiet-garden/x',
  ]) {
    const [get, head] = await Promise.all([fetch(app.url + path), fetch(app.url + path, { method: 'HEAD' })]);
    expect([path, head.status, await head.text()]).toEqual([path, get.status, '']);
    answers[path.slice(0, 40)] = [get.status, await get.text()];
  }
  await app.stop();
  const missing = [404, '<h1>Any project</h1>'];
  expect(answers).toEqual({
    '/projects/quiet-garden': [200, '<h1>Any project</h1>'],
    '/de/projects/quiet-garden': [200, '<h1>Irgendein Projekt</h1>'],
    '/projects/secret': missing,
    '/projects/nobody': missing,
    '/projects/null': missing,
    '/projects/Quiet-Garden': missing,
    [`/projects/${'a'.repeat(30)}`]: missing,
    '/projects/quiet-garden%00': missing,
    "/projects/x'%20or%20true--": missing,
    '/projects/fallback': [404, '<h1>Oops! Page not found</h1>'],
    '/projects/quiet-garden/x': [404, '<h1>Oops! Page not found</h1>'],
  });
});

test('a page that is there for a moment can be kept and asked for again', async () => {
  app = await testApp(database);
  const first = await fetch(`${app.url}/projects/quiet-garden`);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await fetch(`${app.url}/projects/quiet-garden`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect((await fetch(`${app.url}/projects/secret`, { headers: { 'if-none-match': etag } })).status).toBe(404);
  await app.stop();
});

test('the list is asked for once in a while, however many ask, and never for what cannot be an address', async () => {
  let asked = 0;
  let time = 0;
  const counting = ((...query: Parameters<Database>) => {
    asked += 1;
    return database.sql(...query);
  }) as unknown as Database;
  const isPublished = publishedSlugs(counting, () => time);
  expect(await isPublished('../secret')).toBe(false);
  expect(await isPublished('a'.repeat(101))).toBe(false);
  expect(asked).toBe(0);
  const slugs = Array.from({ length: 50 }, (_, number) => `guess-${number}`);
  expect(await Promise.all([...slugs, 'quiet-garden', 'secret'].map(isPublished))).toEqual([
    ...slugs.map(() => false),
    true,
    false,
  ]);
  expect(asked).toBe(1);

  await database.sql`update public.projects set published_at = case when slug = 'secret' then now() end`;
  time = 4_999;
  expect([await isPublished('quiet-garden'), await isPublished('secret')]).toEqual([true, false]);
  time = 5_000;
  expect([await isPublished('quiet-garden'), await isPublished('secret')]).toEqual([false, true]);
  expect(asked).toBe(2);
});

test('without the database the last list counts, and at first nothing is there', async () => {
  let isAway = true;
  let time = 0;
  const sometimes = ((...query: Parameters<Database>) =>
    isAway ? Promise.reject(new Error('away')) : database.sql(...query)) as unknown as Database;
  const isPublished = publishedSlugs(sometimes, () => time);
  expect(await isPublished('quiet-garden')).toBe(false);
  isAway = false;
  time = 5_000;
  expect(await isPublished('quiet-garden')).toBe(true);
  isAway = true;
  time = 20_000;
  expect(await isPublished('quiet-garden')).toBe(true);
  expect(await isPublished('secret')).toBe(false);
});
