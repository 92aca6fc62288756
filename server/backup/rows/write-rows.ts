import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { countContents, countLost } from '#server/backup/look-at-copy.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import type { MigrationSchema } from '#server/postgres/migrate.ts';
import { type KeptTable, type Rows, rowsFile } from './rows-file.ts';
import { columnsOf, countersOf, nameOf, type BackupTable, tablesOf } from './tables.ts';

/**
 * Writes all rows of a database into a folder, as they were at one moment, while others go on writing. Nothing is held in
 * memory. Tables that others made and we may not read are named in `notKept`.
 */
export async function writeRows(sql: Database, folder: string): Promise<Rows> {
  return sql.begin('isolation level repeatable read read only', async (transaction) => {
    await transaction`set local datestyle = 'ISO'`;
    const tables: KeptTable[] = [];
    const notKept: string[] = [];
    for (const { mayRead, ...table } of await tablesOf(transaction)) {
      if (mayRead) tables.push(await writeTable(transaction, table, folder));
      else notKept.push(`${table.schema}.${table.name}`);
    }
    const hadOf = async (schema: MigrationSchema): Promise<string[]> =>
      (
        await transaction<{ version: string }[]>`
          select version from ${transaction(schema)}.schema_migrations order by version`
      ).map(({ version }) => version);
    const rows: Rows = {
      migrations: {
        auth: await hadOf('auth'),
        storage: await hadOf('storage'),
        realtime: await hadOf('realtime'),
        supabase_migrations: await hadOf('supabase_migrations'),
      },
      tables,
      counters: await countersOf(transaction),
      notKept,
      contents: { ...(await countContents(transaction)), missing: await countLost(transaction) },
    };
    await writeFile(rowsFile(folder), `${JSON.stringify(rows, null, 2)}\n`, { mode: 0o600 });
    return rows;
  });
}

async function writeTable(sql: Queries, table: BackupTable, folder: string): Promise<KeptTable> {
  const file = `${table.schema}.${table.name}.copy`;
  const hash = createHash('sha256');
  let rows = 0;
  const count = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      // A line is a row: line ends of a text are written as "\n" in two signs.
      for (const byte of chunk) if (byte === 10) rows += 1;
      done(null, chunk);
    },
  });
  const source = await sql.unsafe(`copy ${nameOf(table)} (${columnsOf(table)}) to stdout`).readable();
  await pipeline(source, count, createWriteStream(join(folder, file), { mode: 0o600 }));
  // The driver stops reading while the stream is full, and forgets to go on when that was the end of it (CopyDone of
  // postgres/src/connection.js): then its connection would never answer again.
  source._read(0);
  return { ...table, file, rows, sha256: hash.digest('hex') };
}
