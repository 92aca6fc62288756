import { appendFile, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database.ts';
import { keepSecrets } from '#server/secrets.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openedFolder } from '#server/testing/opened-folder.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { layReadyCluster } from '#server/testing/ready-cluster.ts';
import { testPostgres } from '#server/testing/test-database.ts';
import { connect } from './connect.ts';
import { rotateLog } from './postgres-log.ts';

const database = await openedDatabase(testPostgres);

const ownLog = async (): Promise<string> => readFile(join(database.folder, 'postgres.log'), 'utf8');

test('what somebody wrote does not get into the log of PostgreSQL, not even when it is killed', async () => {
  const { sql, embeddedPort: port = 0, secrets } = database;
  const provoke = async (statement: string): Promise<unknown> => sql.unsafe(statement).catch(() => {});
  const user = `insert into auth.users (email) values ('private-address@example.org')`;
  for (const statement of [
    user,
    user,
    `select 'private-diagnosis'::uuid`,
    `select 'private-moment'::timestamptz`,
    `select to_tsquery('private words of a visitor & & |')`,
    `do $$ begin perform 'private-number'::int; end $$`,
    `do $$ begin raise warning 'private-warning'; end $$`,
    `select 'private-end`,
    `create role private_role in role private_nobody`,
  ])
    await provoke(statement);
  const settings = { connections: 1, statementTimeoutMs: 0, purpose: 'test' };
  const address = { port, user: 'postgres', password: secrets.postgres, database: 'ecosystem' };
  const killed = connect(address, settings);
  const [row] = await killed<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const ended = killed`select 'private-statement', pg_sleep(60)`.catch(() => {});
  await eventually('the statement runs', async () => {
    const [found] = await sql<{ runs: boolean }[]>`
      select exists (select from pg_locks where pid = ${row?.pid ?? 0} and granted) as runs`;
    return found?.runs;
  });
  process.kill(row?.pid ?? 0, 'SIGKILL');
  await ended;
  await killed.end({ timeout: 0 });
  const log = await eventually('the crash is told', async () => {
    const text = await ownLog();
    return text.includes('terminated by signal 9') && text;
  });
  expect(log).toContain('database system is ready to accept connections');
  expect(log).not.toMatch(/private/u);
});

test('a PostgreSQL that cannot start says why', async () => {
  const folder = openedFolder();
  await layReadyCluster(folder);
  await appendFile(join(folder, 'postgres', 'postgresql.conf'), "\nno_such_setting = 'x'\n");
  const secrets = await keepSecrets(folder);
  const opening = openDatabase({ kind: 'embedded', dataDir: folder, secrets }, keptLog());
  await expect(opening).rejects.toThrow(/unrecognized configuration parameter "no_such_setting"/u);
});

test('the log is laid aside once a day, or when it is large, and never grows beyond two of them', async () => {
  const folder = openedFolder();
  const file = join(folder, 'postgres.log');
  const read = async (name: string): Promise<string> => readFile(name, 'utf8').catch(() => '');
  const now = new Date();
  const later = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
  await rotateLog(file, now);
  await writeFile(file, 'monday', { mode: 0o600 });
  await rotateLog(file, now);
  expect([await read(file), await read(`${file}.1`)]).toEqual(['', 'monday']);
  await utimes(`${file}.1`, now, now);
  await appendFile(file, 'tuesday');
  await rotateLog(file, later(23));
  expect([await read(file), await read(`${file}.1`)]).toEqual(['tuesday', 'monday']);
  await rotateLog(file, later(25));
  expect([await read(file), await read(`${file}.1`)]).toEqual(['', 'tuesday']);
  await appendFile(file, 'x'.repeat(5_000_001));
  await rotateLog(file, now);
  expect([(await read(file)).length, (await read(`${file}.1`)).length]).toEqual([0, 5_000_001]);
  expect((await stat(`${file}.1`)).mode & 0o777).toBe(0o600);
});
