import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { asSuperuser, databaseName } from '#server/postgres/prepare-owner.ts';
import { readRunFile } from '#server/run-file.ts';
import { keepSecrets } from '#server/secrets.ts';
import { eventually } from '#server/testing/eventually.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { testFolder } from '#server/testing/test-folder.ts';
import { type Fault, siteOn } from './fault.ts';
import { allMailed, countMails, notStored, readPage, writersTo } from './messages.ts';
import { workAt } from './work.ts';

// What somebody may be told meanwhile: done, or not now.
const calm = new Set([200, 503]);

/** The disk of database and files is full for a while: the site stays readable, and what is not kept is not said to be. */
export const fullDisk: Fault = {
  name: 'a full disk (a small file system in memory)',
  run: async ({ messages }, opened) => {
    const [small, aside] = [testFolder(true), testFolder(true)];
    for (const { remove } of [small, aside]) opened.defer(remove);
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=150m,mode=711', 'tmpfs', small.path]).status !== 0)
      return 'only root may mount one';
    opened.defer(() => void spawnSync('umount', [small.path]));
    // Its own log lies elsewhere: a full disk could not be told on the full disk.
    const log = join(aside.path, 'postgres.log');
    const dataDir = join(small.path, 'data');
    mkdirSync(dataDir, { mode: 0o711 });
    writeFileSync(log, '');
    symlinkSync(log, join(dataDir, 'postgres.log'));
    const site = await siteOn(opened, async () => ({ DATA_DIR: dataDir }));
    const writers = writersTo(site);
    const work = await workAt(site);
    const lost = new Set<string>();
    let refused = 0;
    const doAll = async () => {
      for (const [what, once] of Object.entries({ 'a message': writers.write, ...work.kinds })) {
        const status = await once();
        if (!calm.has(status)) lost.add(`${what} was answered with ${status}`);
        if (status !== 200) refused += 1;
      }
      const page = await readPage(site);
      if (page !== 200) lost.add(`a page was answered with ${page}`);
    };
    await doAll();
    const filler = join(small.path, 'filler');
    let ofLog = '';
    for (let count = 0; count < messages || (ofLog === '' && count < 10 * messages); count += 1) {
      // What the database gives back while it makes room for itself is taken again.
      if (count % 10 === 0) fill(filler);
      await doAll();
      if (ofLog === '') await beginSegment(site).catch(() => {});
      ofLog ||= /PANIC: .*pg_wal.*No space left.*/u.exec(readFileSync(log, 'utf8'))?.[0] ?? '';
    }
    if (ofLog === '') lost.add('the write-ahead log never ran out of room');
    rmSync(filler);
    await eventually('messages are taken again by itself', async () => (await writers.write()) === 200, 120_000);
    await doAll();
    await allMailed(site);
    return {
      tried: messages,
      lost: [
        ...lost,
        ...(await notStored(site, writers)),
        ...(await work.lost()),
        ...countMails(site.mails(), writers).lost,
      ],
      seen: `${writers.acknowledged.size} messages, ${work.counts()}, ${refused} asked to come later; PostgreSQL said "${ofLog}"`,
    };
  },
};

/** Lets the write-ahead log need a new file of 16 MB, as it does now and then by itself. */
async function beginSegment({ dataDir }: LiveSite): Promise<void> {
  const { postgres: password } = await keepSecrets(dataDir);
  const port = (await readRunFile(dataDir))?.databasePort ?? 0;
  await asSuperuser({ port, password }, databaseName, (sql) => sql`select pg_switch_wal()`, 5000);
}

/** Writes until nothing goes in any more. */
function fill(file: string): void {
  const opened = openSync(file, 'a');
  try {
    for (let size = 1024 * 1024; size >= 512; size /= 2) writeUntilFull(opened, Buffer.alloc(size));
  } finally {
    closeSync(opened);
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    while (writeSync(file, bytes) === bytes.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
