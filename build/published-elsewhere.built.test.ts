import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readProject } from '#app/lib/published-project.ts';
import { renderer } from '#server/testing/fixture-renderer.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { type TestDatabase, testDatabase } from '#server/testing/test-database.ts';
import { publishedElsewhere } from './published-elsewhere.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await testDatabase();
  app = await testApp(database);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.stop();
  await database.close();
});

const askedAt = (backend: string) =>
  publishedElsewhere({
    ...renderer,
    readProjects: (rows) => rows.flatMap((row) => readProject(row) ?? []),
    services: { ...renderer.services, backend },
  });

test('a build asks the backend at another address what is published, the newest first', async () => {
  await database.sql`
    insert into public.projects (title, title_de, slug, tags, published_at)
    values ('Garden', 'Garten', 'quiet-garden', '{Children}', now() - interval '1 day'),
      ('Kitchen', null, 'open-kitchen', '{}', now()), ('Secret', null, 'secret', '{}', null)`;
  const projects = await askedAt(app.url);
  expect(projects.map(({ slug, title }) => [slug, title])).toEqual([
    ['open-kitchen', { en: 'Kitchen' }],
    ['quiet-garden', { en: 'Garden', de: 'Garten' }],
  ]);
  expect(projects[1]?.tags.en).toEqual([{ text: 'Children', category: 'children' }]);
});

test('a build asks nobody where backend and site have one address', async () => {
  vi.stubEnv('PUBLIC_SITE_URL', app.url);
  expect([await askedAt(''), await askedAt(app.url)]).toEqual([[], []]);
  vi.unstubAllEnvs();
});

test('without an answer, or with one that is no list, a build says so and goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const nowhere = 'http://127.0.0.1:9';
  expect([await askedAt(nowhere), await askedAt(`${app.url}/nothing`)]).toEqual([[], []]);
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining(`${nowhere} did not say which projects are published`),
    expect.stringContaining(`${app.url}/nothing did not say`),
  ]);
  warn.mockRestore();
});
