import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { endSessions } from '#server/backup/look-at-copy.ts';
import { migrations, openDatabase, type OpenDatabase, type Opening } from '#server/database.ts';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/postgres/connect.ts';
import { readMigrations } from '#server/postgres/migrate.ts';
import type { Rows } from './rows-file.ts';
import { columnsOf, nameOf, tablesOf } from './tables.ts';

/**
 * Loads rows into a database whose tables are made and in which nobody works yet, all or none; only sessions end. Out: the
 * tables that no migration makes, whose rows stay in the backup. Throws where a table ends up with other rows than were kept.
 */
export async function loadRows(sql: Database, folder: string, { tables, counters }: Rows): Promise<readonly string[]> {
  return sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    await transaction`set local datestyle = 'ISO'`;
    const there = await tablesOf(transaction);
    const kept = new Map(tables.map((table) => [nameOf(table), table]));
    const everywhere = there.map(nameOf);
    // Rows come as they were: nothing is noted, told or refused because of them.
    for (const name of everywhere) await transaction.unsafe(`alter table ${name} disable trigger user`);
    // What migrations have put there is in the backup too, as it was last.
    await transaction.unsafe(`truncate ${everywhere.join(', ')}`);
    for (const table of there) {
      const name = nameOf(table);
      const found = kept.get(name);
      if (!found) continue;
      kept.delete(name);
      if (found.rows === 0) continue;
      const into = await transaction.unsafe(`copy ${name} (${columnsOf(found)}) from stdin`).writable();
      await pipeline(createReadStream(join(folder, found.file)), into);
      const [counted] = await transaction.unsafe<[{ rows: number }]>(`select count(*)::int as rows from ${name}`);
      if (counted.rows !== found.rows)
        throw new Error(`${name} has ${counted.rows} rows, and ${found.rows} were kept.`);
    }
    for (const counter of counters) {
      const name = nameOf(counter);
      await transaction`
        select setval(to_regclass(${name}), ${counter.last}::bigint, ${counter.isCalled})
        where to_regclass(${name}) is not null`;
    }
    await endSessions(transaction);
    for (const name of everywhere) await transaction.unsafe(`alter table ${name} enable trigger user`);
    return [...kept.values()].map(({ schema, name }) => `${schema}.${name}`);
  });
}

/** Whether this version of the site has all migrations that a backup was made with. */
export async function knowsAll(had: Rows['migrations']): Promise<boolean> {
  for (const { folder, schema } of migrations) {
    const known = new Set((await readMigrations(folder)).map(({ version }) => version));
    if (had[schema].some((version) => !known.has(version))) return false;
  }
  return true;
}

/**
 * Opens a database with the migrations that a backup was made with, does something in it, and closes it: rows of before
 * fit only into tables of before.
 */
export async function inDatabaseOf<Value>(
  { migrations: had }: Rows,
  opening: Opening,
  log: Log,
  work: (sql: Database, database: OpenDatabase) => Promise<Value>,
): Promise<Value> {
  const opened = await openDatabase(opening, log, (schema, version) => had[schema].includes(version));
  if (!opened.ok) throw new Error(opened.because);
  const database = opened.value;
  const sql = database.connect({ connections: 1, statementTimeoutMs: 0, purpose: 'restore', isLasting: true });
  try {
    return await work(sql, database);
  } finally {
    await sql.end({ timeout: 5 });
    await database.close();
  }
}
