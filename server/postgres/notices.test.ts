import { expect, onTestFinished, test } from 'vitest';
import { publishedProjects } from '#server/pages/published-projects.ts';
import { eventually } from '#server/testing/eventually.ts';
import { renderer } from '#server/testing/fixture-renderer.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { openNotices } from './notices.ts';

test('MANY-06 what is published is heard by every server of the database, also after it was away', async () => {
  const database = await openedDatabase();
  const { sql } = database;
  const notices = await openNotices(database);
  onTestFinished(notices.end);
  // For this clock no second passes: only what is heard makes it look again.
  const { now, lookAgain } = publishedProjects(sql, renderer.readProjects, () => 0);
  notices.on('published', lookAgain);
  const slugs = async () => (await now()).map(({ slug }) => slug).join();
  const becomes = (wanted: string) => eventually(`"${wanted}" is published`, async () => (await slugs()) === wanted);

  expect(await slugs()).toBe('');
  await sql`insert into public.projects (title, slug, published_at) values ('Garden', 'garden', now())`;
  await becomes('garden');
  await sql`update public.projects set published_at = null`;
  await becomes('');
  let heard = 0;
  notices.on('published', () => void (heard += 1));
  await sql`insert into app_private.text_versions (key, built_in, what) values ('home#words.title', '{}', 'Nothing.')`;
  await eventually('the text is heard of', () => heard === 1);
  expect(await slugs()).toBe('');

  // While the connection was away, nobody could be told.
  await sql`alter table public.projects disable trigger tell_published`;
  await sql`update public.projects set published_at = now()`;
  expect(await slugs()).toBe('');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ecosystem notices'`;
  await becomes('garden');
});
