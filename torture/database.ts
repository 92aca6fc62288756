import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '#server/testing/eventually.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { type Fault, faultOfSite } from './fault.ts';
import { allMailed, countMails, notStored, readPage, writersTo } from './messages.ts';

// What a visitor may be told while the database is away: sent, "not now", or no answer at all.
const calm = new Set([200, 503, 0]);

/** Does something to the database again and again while people write and read. */
function faultOfDatabase(name: string, harm: (site: LiveSite) => Promise<unknown>): Fault {
  return faultOfSite(name, async (site, { messages, outages }) => {
    const enough = new AbortController();
    try {
      const writers = writersTo(site);
      const lost = new Set<string>();
      let refused = 0;
      const write = async () => {
        while (!enough.signal.aborted) {
          const status = await writers.write();
          if (!calm.has(status)) lost.add(`a message was answered with ${status}`);
          if (status !== 200) {
            refused += 1;
            await wait(20);
          }
          const page = await readPage(site);
          if (page !== 200) lost.add(`a page was answered with ${page}`);
        }
      };
      const load = Promise.all(Array.from({ length: 4 }, write));
      for (let round = 0; round < outages; round += 1) {
        const before = writers.acknowledged.size;
        await harm(site);
        await eventually('messages are taken again', () => writers.acknowledged.size > before + 4);
      }
      await eventually('enough was sent', () => writers.acknowledged.size >= messages);
      enough.abort();
      await load;
      await allMailed(site);
      const mailed = countMails(site.mails(), writers);
      return {
        tried: outages,
        lost: [...lost, ...(await notStored(site, writers)), ...mailed.lost],
        seen: `${writers.acknowledged.size} messages taken, ${refused} asked to try again, ${mailed.again} mails came twice`,
      };
    } finally {
      enough.abort();
    }
  });
}

export const connectionsCut = faultOfDatabase('all connections to PostgreSQL are cut', async ({ inDatabase }) => {
  await wait(100);
  await inDatabase(
    (sql) => sql`
      select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()`,
  ).catch(() => {});
});

export const databaseKilled = faultOfDatabase('PostgreSQL is killed', async ({ dataDir }) => {
  const file = join(dataDir, 'postgres/postmaster.pid');
  const isReady = async () => /^ready/mu.test(await readFile(file, 'utf8').catch(() => ''));
  await eventually('PostgreSQL is there', isReady);
  process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL');
});
