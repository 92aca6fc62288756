import { accessSync, chmodSync, constants, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
// Five databases of 50 MB at a time, what they log, and copies of the sources. Containers often give 64 MB.
const plenty = 2 * 1024 ** 3;

/**
 * Where the folders of tests lie: in memory where there is plenty of it. A database has 1,500 files; to lay them on a
 * disk and to take them away again, more than a hundred times, takes as long as what is tested there.
 */
function findPlace(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, process.availableMemory()) >= plenty) return memory;
  } catch {
    // Not every system has it.
  }
  return tmpdir();
}

const place = findPlace();

// What a test leaves behind when it fails would stay in memory.
const left = new Set<string>();
process.once('exit', () => {
  for (const path of left) rmSync(path, { recursive: true, force: true });
});

// What lies there stays over a restart, so it is a disk, where /tmp often is none.
const disk = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();

/**
 * A folder of its own for one test, which a PostgreSQL of another user can enter too.
 * @param isOnDisk Where writing costs what it costs a real server.
 */
export function testFolder(isOnDisk = false): { path: string; remove: () => Promise<void> } {
  const path = mkdtempSync(join(isOnDisk ? disk : place, 'ecosystem-test-'));
  left.add(path);
  chmodSync(path, 0o711);
  return {
    path,
    remove: async () => {
      await rm(path, { recursive: true, force: true, maxRetries: 5 });
      left.delete(path);
    },
  };
}
