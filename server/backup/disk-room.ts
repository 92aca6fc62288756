import { lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freeBytes, inMegabytes } from '#server/free-room.ts';

// What the server writes meanwhile: a full disk ends PostgreSQL.
const forOthers = 100e6;

/** How many bytes the files of a folder have. What goes away meanwhile needs no room. */
export async function bytesIn(folder: string, isCounted: (name: string) => boolean = () => true): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!isCounted(entry.name)) continue;
    const path = join(folder, entry.name);
    bytes += entry.isDirectory() ? await bytesIn(path) : ((await lstat(path).catch(() => undefined))?.size ?? 0);
  }
  return bytes;
}

/**
 * Whether so many bytes find room in a folder once more, and where the file of a backup lies on the same disk, packed as
 * well. Out: a sentence where they do not.
 */
export async function refuseWithoutRoom(bytes: number, folder: string, file: string): Promise<string | undefined> {
  const isSameDisk = (await stat(folder)).dev === (await stat(dirname(file))).dev;
  const needed = bytes * (isSameDisk ? 2 : 1) + forOthers;
  const free = await freeBytes(folder);
  if (free >= needed) return undefined;
  return `There is too little room: a backup needs ${inMegabytes(needed)} MB for some moments, and ${inMegabytes(free)} MB are free where ${folder} lies. Nothing was changed.`;
}
