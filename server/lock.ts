import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Lock = { release: () => void };

/**
 * Makes this process the only server of a folder. Out: `undefined` when another one holds it.
 * The lock is the operating system's own lock on an SQLite file: it ends with its process, a
 * `kill -9` included, and it also counts between containers that share the folder.
 */
export function lockFolder(folder: string): Lock | undefined {
  const file = new DatabaseSync(join(folder, 'server.lock'));
  try {
    file.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === 5) return undefined; // SQLITE_BUSY
    throw error;
  }
  return { release: () => file.close() };
}
