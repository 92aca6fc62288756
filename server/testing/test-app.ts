import { join } from 'node:path';
import { createApp, type AppNeeds } from '#server/app.ts';
import { readFormTemplates } from '#server/form-templates.ts';
import { unlimited } from '#server/limits.ts';
import { listen } from '#server/listen.ts';
import { openSite } from '#server/site.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { keptLog } from './quiet-log.ts';
import type { TestDatabase } from './test-database.ts';

export type TestApp = { readonly url: string; readonly stop: () => Promise<void>; readonly logged: () => string };

/** Serves the routes over real HTTP on a database of a test, with a small built site. */
export async function testApp(database: TestDatabase, changes: Partial<AppNeeds> = {}): Promise<TestApp> {
  const build = await writeFixtureSite(join(database.folder, 'site'));
  const site = await openSite(build);
  if (site === undefined) throw new Error('The fixture site is not complete.');
  const log = keptLog();
  const app = createApp({
    sql: database.sql,
    site,
    templates: await readFormTemplates(build, site.policies),
    limiter: unlimited,
    onStored: () => {},
    log,
    trustProxy: { kind: 'nobody' },
    siteUrl: new URL('https://ecosystem.example.org'),
    publishableKey: 'sb_publishable_local',
    mailDomain: 'example.org',
    isStopping: () => false,
    ...changes,
  });
  const listening = await listen(app.fetch, '127.0.0.1', 0);
  if (!listening.ok) throw new Error(listening.because);
  return {
    url: `http://127.0.0.1:${listening.value.port}`,
    stop: listening.value.stop,
    logged: () => log.lines.join('\n'),
  };
}
