import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const sqliteBusy = 5;

export type Lock = { release: () => void };

/**
 * Makes this process the only server of a folder. Out: `undefined` when another one holds it.
 * The lock is the operating system's own lock on an SQLite file: it ends with its process, a
 * `kill -9` included, and it also counts between containers that share the folder.
 */
export function lockFolder(folder: string): Lock | undefined {
  const file = new DatabaseSync(join(folder, 'server.lock'), { open: false });
  try {
    file.open();
    file.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    if (file.isOpen) file.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw new Error(`The data folder ${folder} cannot be used by this user: ${(error as Error).message}.`, {
      cause: error,
    });
  }
  return { release: () => file.close() };
}
