import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '#server/testing/eventually.ts';
import { goLive } from '#server/testing/live-site.ts';
import type { Fault } from './fault.ts';
import { allMailed, countMails, notStored, readPage, writersTo } from './messages.ts';

/** The disk of database and files is full for a while: the site stays readable, and what is not kept is not said to be. */
export const fullDisk: Fault = {
  name: 'a full disk (a small file system in memory)',
  run: async ({ messages }) => {
    const folder = mkdtempSync(join(tmpdir(), 'ecosystem-torture-'));
    chmodSync(folder, 0o711);
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=150m,mode=711', 'tmpfs', folder]).status !== 0) {
      rmSync(folder, { recursive: true });
      return 'only root may mount one';
    }
    try {
      const site = await goLive('dist', async () => ({ DATA_DIR: join(folder, 'data') }));
      try {
        const writers = writersTo(site);
        const lost: string[] = [];
        const statuses = new Map<number, number>();
        const write = async () => {
          const status = await writers.write();
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status >= 500 && status !== 503) lost.push(`a message was answered with ${status}`);
          return status;
        };
        await write();
        const filler = join(folder, 'filler');
        fill(filler);
        for (let count = 0; count < messages; count += 1) {
          await write();
          // What the database gives back while it makes room for itself is taken again.
          if (count % 10 === 0) fill(filler);
          const page = await readPage(site);
          if (page !== 200) lost.push(`a page was answered with ${page}`);
        }
        const refused = statuses.get(503) ?? 0;
        rmSync(filler);
        await wait(100);
        await eventually('messages are taken again by itself', async () => (await write()) === 200);
        await allMailed(site);
        return {
          tried: messages,
          lost: [...new Set(lost), ...(await notStored(site, writers)), ...countMails(site.mails(), writers).lost],
          seen: `${writers.acknowledged.size} messages taken, ${refused} asked to come later`,
        };
      } finally {
        await site.end();
      }
    } finally {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

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
