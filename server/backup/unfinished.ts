import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from '#server/run-file.ts';

type Kind = 'backup' | 'restore';

/** What something is called while this command works on it. */
export const unfinishedName = (kind: Kind, rest = ''): string => `unfinished-${kind}-${process.pid}-${rest}`;

const readName = (name: string) => {
  const [, kind, pid] = /^unfinished-(backup|restore)-(\d+)-/u.exec(name) ?? [];
  return kind === undefined ? undefined : { kind: kind as Kind, pid: Number(pid), databasePort: undefined };
};

/** Whether a command was killed while it worked on what has this name. */
export const isAbandoned = (name: string): boolean => {
  const made = readName(name);
  return made !== undefined && !isRunning(made);
};

/** Whether a restore into a folder with these names is at work, or was killed: not all need be there. */
export const isHalfRestored = (names: readonly string[]): boolean =>
  names.some((name) => readName(name)?.kind === 'restore');

/** What stands by itself at the top of a disk that is a data folder. It belongs to root, and nobody else may read it. */
export const isOfTheDisk = (name: string): boolean => name === 'lost+found';

/** Deletes what killed commands left in a folder: whole copies, with people's messages and all secrets. */
export async function clearAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isAbandoned))
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
}

/** Makes a folder to work in, and clears what others left there. */
export async function workFolder(folder: string, kind: Kind): Promise<string> {
  await clearAbandoned(folder);
  return mkdtemp(join(folder, unfinishedName(kind)));
}
