import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { freeBytes, sayFull } from '#server/free-room.ts';
import { syncFile, syncFolder } from '#server/write-whole.ts';
import { unfinishedName } from './unfinished.ts';

// With what a file begins that gzip has made.
const gzip = Buffer.from([0x1f, 0x8b]);

/**
 * Packs what lies in `folder` into a file that is there only when it is whole.
 * @param look Looks at the packed file before it gets its name; what it throws keeps it from that.
 */
export async function packWhole(
  folder: string,
  file: string,
  names: readonly string[],
  look: (unfinished: string) => Promise<void> = async () => {},
): Promise<void> {
  const unfinished = join(dirname(file), unfinishedName('backup', basename(file)));
  try {
    await pack(folder, unfinished, names);
    await look(unfinished);
    // The name alone could outlive a power cut.
    await syncFile(unfinished);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Packs what lies in `folder` into one file that only its owner reads. Throws a sentence, or the words of `tar`. */
const pack = (folder: string, file: string, names: readonly string[]): Promise<void> =>
  tar(['-C', folder, '-czf', file, ...names], dirname(file));

/**
 * Unpacks a file into `folder`; whom things belong to is decided there. Throws a sentence, or the words of `tar`; also for
 * what no backup of ours holds. A link could lead to another folder of this machine, which would then be moved and deleted.
 */
export async function unpack(file: string, folder: string): Promise<void> {
  if (!(await beginsAsPacked(file)))
    throw new Error(
      `${file} is no file that "npm run backup" has made. One that ends in .gpg is still locked: docs/operations.md says how gpg opens it.`,
    );
  await tar(['-C', folder, '-xzpf', file, '--no-same-owner'], folder);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const refuse = (why: string) => new Error(`${file} is no backup of ours: ${relative(folder, path)} in it ${why}.`);
    if (entry.isDirectory()) continue;
    if (!entry.isFile()) throw refuse('is neither file nor folder');
    if (((await lstat(path)).mode & 0o6000) !== 0) throw refuse('runs as somebody else');
  }
}

async function beginsAsPacked(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.equals(gzip);
  } finally {
    await handle.close();
  }
}

/** @param into Where it writes. */
async function tar(words: readonly string[], into: string): Promise<void> {
  const umask = process.umask(0o077);
  const child = spawn('env', ['LC_ALL=C', 'tar', ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  process.umask(umask);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code === 0) return;
  // What is half written is still there.
  if (said.includes('No space left on device')) throw new Error(sayFull(into, await freeBytes(into)));
  // The first line says what it was, the last only that it ends.
  throw new Error(`tar: ${said.trim().split('\n')[0] || 'it failed'}`);
}
