import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Changes } from '#contract/site-data.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { publishedProjects } from './published-projects.ts';
import { publishedSums } from './published-sums.ts';
import { publishedTexts } from './published-texts.ts';

const { sql } = await openedDatabase();

/** Does something while nobody can read a table, for longer than a page waits. */
async function whileBusy(table: string, work: () => Promise<unknown>): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`lock table ${transaction(table)} in access exclusive mode`;
    await work();
  });
  // The answer that came too late has come.
  await wait(200);
}

const texts = {
  nameNow: (key: string) => key,
  readChanges: (rows: readonly { key: string; text: unknown }[]): Changes =>
    new Map(rows.map(({ key, text }) => [key, text])),
};

test('EDIT-01 what is published is seen also when the database answers too late for the page that asked', async () => {
  const publish = (key: string) => sql`
    insert into app_private.text_versions (key, text, built_in, what) values (${key}, '{"en": "New"}', '{}', 'For a test')`;
  const { now, lookAgain } = publishedTexts(sql, texts);
  const seen = async () => [...(await now()).changes.keys()];
  await publish('one');
  await whileBusy('app_private.text_versions', async () => expect(await seen()).toEqual([]));
  await expect.poll(seen, { interval: 100 }).toEqual(['one']);
  await publish('two');
  lookAgain();
  await whileBusy('app_private.text_versions', async () => expect(await seen()).toEqual(['one']));
  await expect.poll(seen, { interval: 100 }).toEqual(['one', 'two']);
});

test('PROJ-02 so is a project', async () => {
  await sql`truncate public.projects cascade`;
  await sql`insert into public.projects (title, slug, published_at) values ('Garden', 'quiet-garden', now())`;
  const { now } = publishedProjects(sql, (rows) => rows as never);
  const seen = async () => (await now()).map(({ slug }) => slug);
  await whileBusy('public.projects', async () => expect(await seen()).toEqual([]));
  await expect.poll(seen, { interval: 100 }).toEqual(['quiet-garden']);
});

test('SUM-01 so is what is collected for', async () => {
  const { now } = publishedSums(sql);
  const seen = async () => (await now())?.goals.length;
  await whileBusy('public.funding_goals', async () => expect(await seen()).toBeUndefined());
  await expect.poll(seen, { interval: 100 }).toBe(6);
});
