import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { eventsKey } from '#contract/events.ts';
import { newsList } from '#contract/news.ts';
import { addedId, type EntryState, type EntryValues } from '#contract/page-lists.ts';
import { root, run } from '#scripts/run.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { both, meeting } from '#server/testing/meeting.ts';
import { hostFiles } from './static-host.ts';

type Copy = {
  readonly url: string;
  /** The files of the copy. */
  readonly site: string;
  /** Our server, at another address. */
  readonly backend: LiveSite;
};

/** A service that knows addresses, which the tests answer for. */
export const maps = 'maps.test';

// What was published: two events and a picture.
export const planned = '5ca1ab1e-0000-4000-8000-000000000001';
export const deleted = '5ca1ab1e-0000-4000-8000-000000000002';
export const photo = '0b5c1de0-0000-4000-8000-000000000001';
const piece: EntryValues = {
  date: '2026-11-20',
  title: both('We cook again'),
  text: { en: ['Soup.'], de: ['Suppe.'] },
  photo,
};

/** Two events, of which one was deleted, and a piece of news with a photo. */
async function publishLists(backend: LiveSite): Promise<void> {
  const publish = (list: string, id: string, state: EntryState, said: EntryValues) =>
    backend.inDatabase(
      (sql) => sql`
        insert into app_private.entry_versions (list, entry, state, fields, what)
        values (${list}, ${addedId(id)}, ${state}, ${sql.json(said as never)}, 'Said')`,
    );
  await publish(eventsKey, planned, 'shown', { ...meeting, title: both('To be moved') });
  await publish(eventsKey, planned, 'shown', meeting);
  const other = { ...meeting, title: both('Loud tea'), place: 'A secret place' };
  for (const state of ['shown', 'deleted'] as const) await publish(eventsKey, deleted, state, other);
  await backend.inDatabase(
    (sql) => sql`
      insert into public.pictures (id, path, width, height, widths, alt, alt_de)
      values (${photo}, 'library/soup', 800, 600, '{480,800}', 'A pot of soup', 'Ein Topf Suppe')`,
  );
  await publish(newsList, '5ca1ab1e-0000-4000-8000-000000000003', 'shown', piece);
}

/** A copy of the site on a plain web server. All that it knows of the backend was said at build. */
export const test = base.extend<object, { copy: Copy }>({
  copy: [
    // Playwright reads what it is asked for from this.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const folderOf = (at: number) => join('test-results', `copy-${at}`);
      const { port, end } = await hostFiles((at) => join(root, folderOf(at), 'site'));
      const url = `http://127.0.0.1:${port}`;
      const backend = await goLive('dist', async (own) => ({ PUBLIC_SITE_URL: url, PUBLIC_BACKEND_URL: own }));
      await backend.inDatabase(
        (sql) => sql`
          insert into public.projects (title, title_de, slug, published_at)
          values ('A quiet garden', 'Ein stiller Garten', 'quiet-garden', now()), ('Secret', null, 'secret', null)`,
      );
      const lead = { en: 'What we plan for you.', de: 'Was wir für dich planen.' };
      await backend.inDatabase(
        (sql) => sql`
          insert into app_private.text_versions (key, text, built_in, what)
          values ('support/mission#lead', ${sql.json(lead)}, '{}', 'Warmer')`,
      );
      await backend.inDatabase(
        (sql) => sql`
          insert into app_private.entry_versions (list, entry, state, what)
          values ('resources/books#books', 'neurotribes', 'hidden', 'Out of print')`,
      );
      await publishLists(backend);
      const build = folderOf(port);
      const isBuilt = await run(['scripts/build.ts'], {
        env: {
          BUILD_FOLDER: build,
          PUBLIC_SITE_URL: url,
          PUBLIC_BACKEND_URL: backend.url,
          PUBLIC_GEOCODE_URL: `https://${maps}/geocode`,
        },
        isPlain: true,
      });
      if (!isBuilt) throw new Error('The copy was not built.');
      const site = join(root, build, 'site');
      await give({ url, site, backend });
      await end();
      await backend.end();
      await rm(join(root, build), { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ copy }, give) => give(copy.url),
});
