import { migrations } from '#server/database.ts';
import { type MigrationSchema, readMigrations } from '#server/postgres/migrate.ts';
import type { Rows } from './rows-file.ts';

/** Whether this version of the site has all migrations that a backup was made with. */
export async function knowsAll(had: Rows['migrations']): Promise<boolean> {
  for (const { folder, schema } of migrations) {
    const known = new Set((await readMigrations(folder)).map(({ version }) => version));
    if (had[schema].some((version) => !known.has(version))) return false;
  }
  return true;
}

/** Chooses the migrations that a backup was made with: rows of before fit only into tables of before. */
export function migrationsOf(had: Rows['migrations']): (schema: MigrationSchema, version: string) => boolean {
  return (schema, version) => had[schema].includes(version);
}
