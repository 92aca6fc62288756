import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

// A first start writes some 50 MB and a build 30; a piece of PostgreSQL's write-ahead log alone has 16.
const forAStart = 50e6;

/** How many bytes this user may still write where a folder lies. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Whether so little room is left where a folder lies that it is kept for messages: half of what the team is told of
 * (well/look.ts), and a tenth of a small disk.
 */
export async function isShortOfRoom(folder: string): Promise<boolean> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return bavail * bsize < Math.min(1e9, (blocks * bsize) / 10);
}

/** So many bytes, as a sentence tells them. */
export const inMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

export const sayFull = (folder: string, free: number): string =>
  `The disk is full: ${inMegabytes(free)} MB are free where ${resolve(folder)} lies. Make room there, and try again.`;

/**
 * What to say beside a failure: programs tell a full disk in words of their own, and not always as the reason. `folder`
 * need not be there yet. Out: a sentence on a line of its own, or nothing where there is room.
 */
export async function sayWithoutRoom(folder: string): Promise<string> {
  let place = resolve(folder);
  while (!existsSync(place)) place = dirname(place);
  const free = await freeBytes(place);
  return free >= forAStart ? '' : `\n${sayFull(folder, free)}`;
}
