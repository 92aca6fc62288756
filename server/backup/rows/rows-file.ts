import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Contents } from '#server/backup/look-at-copy.ts';
import type { MigrationSchema } from '#server/postgres/migrate.ts';
import type { Sequence, BackupTable } from './tables.ts';

/** The rows of a table in a backup: the lines that PostgreSQL's COPY writes and reads. */
export type KeptTable = BackupTable & { readonly file: string; readonly rows: number; readonly sha256: string };

/** What a backup of rows says of itself. */
export type Rows = {
  /** What the tables were made by: the migrations that the database had had. */
  readonly migrations: Readonly<Record<MigrationSchema, readonly string[]>>;
  readonly tables: readonly KeptTable[];
  readonly counters: readonly Sequence[];
  /** Tables that others made: their rows were not ours to read. */
  readonly notKept: readonly string[];
  readonly contents: Contents;
};

/** Where a folder of rows says what is in it. */
export const rowsFile = (folder: string): string => join(folder, 'rows.json');

export const hasRows = (folder: string): boolean => existsSync(rowsFile(folder));

/** Reads a folder of rows, each file to its end. Throws where one is not what it was. */
export async function readRows(folder: string): Promise<Rows> {
  const rows = JSON.parse(await readFile(rowsFile(folder), 'utf8')) as Rows;
  for (const { file, sha256 } of rows.tables) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, file)), hash);
    if (hash.digest('hex') !== sha256) throw new Error(`${file} is not as it was written.`);
  }
  return rows;
}
