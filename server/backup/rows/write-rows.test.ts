import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asSuperuser, databaseName } from '#server/postgres/prepare-owner.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { testPostgres } from '#server/testing/test-database.ts';
import { readRows } from './rows-file.ts';
import { writeRows } from './write-rows.ts';

test('MANY-12 what others have made in the database and we may not read, as a service that runs PostgreSQL does, keeps no backup from being made: it is named', async () => {
  const database = await openedDatabase(testPostgres);
  const { secrets, embeddedPort: port = 0 } = database;
  await asSuperuser({ port, password: secrets.postgres }, databaseName, (sql) =>
    sql.unsafe(`
      create schema of_others;
      create table of_others.things (number int generated always as identity);
      create table public.their_things (number int generated always as identity);
      revoke all on public.their_things from public, ecosystem_owner`),
  );
  const folder = join(database.folder, 'rows');
  await mkdir(folder);
  const { notKept } = await writeRows(database.sql, folder);
  expect(notKept).toEqual(['of_others.things', 'public.their_things']);
  const { tables, counters } = await readRows(folder);
  const names = [...tables, ...counters].map(({ schema, name }) => `${schema}.${name}`);
  expect(names).toContain('app_private.messages');
  expect(names.filter((name) => /other|their/u.test(name))).toEqual([]);
});
