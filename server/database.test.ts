import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { migrations, type OpenDatabase, openDatabase } from './database.ts';
import { connect, type Queries } from './postgres/connect.ts';
import { migrate } from './postgres/migrate.ts';
import { asSuperuser, prepareOwner } from './postgres/prepare-owner.ts';
import { openedDatabase } from './testing/opened.ts';
import { keptLog } from './testing/quiet-log.ts';
import { testPostgres } from './testing/test-database.ts';

const database = await openedDatabase(testPostgres);

const url = (user: string, password: string, name: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${database.embeddedPort}/${name}`;

describe('the role of the server', () => {
  test('SEC-19 is no superuser, may make roles, and owns the database', async () => {
    const [role] = await database.sql`
      select rolname, rolsuper, rolcreaterole, rolbypassrls, rolreplication, rolcreatedb,
             (select datdba = r.oid from pg_database where datname = current_database()) as owns
      from pg_roles r where rolname = session_user`;
    expect(role).toEqual({
      rolname: 'ecosystem_owner',
      rolsuper: false,
      rolcreaterole: true,
      rolbypassrls: true,
      rolreplication: false,
      rolcreatedb: false,
      owns: true,
    });
  });

  test('SEC-19 leaves no superuser connection behind', async () => {
    const others =
      await database.sql`select usename from pg_stat_activity where backend_type = 'client backend' and usename <> 'ecosystem_owner'`;
    expect(others).toEqual([]);
  });

  test('SEC-19 nobody else may connect, also after a start that came no further than the database itself', async () => {
    const { sql, secrets, embeddedPort: port = 0 } = database;
    const superuser = { port, password: secrets.postgres };
    await asSuperuser(superuser, 'postgres', (su) => su`grant connect, temporary on database ecosystem to public`);
    await prepareOwner(superuser, secrets.owner);
    expect(
      await sql`
        select privilege_type from pg_database, aclexplode(datacl)
        where datname = current_database() and grantee = 0`,
    ).toEqual([]);
  });

  test('SEC-19 can run no program and read no file of the machine', async () => {
    await expect(database.sql`copy (select 1) to program 'true'`).rejects.toThrow('permission denied');
    await expect(database.sql`select pg_read_file('/etc/passwd')`).rejects.toThrow('permission denied');
  });

  test('SEC-19 a given database is refused when its role is a superuser, with the SQL that mends it', async () => {
    const opened = await openDatabase(
      { kind: 'given', url: url('postgres', database.secrets.postgres, 'ecosystem') },
      keptLog(),
    );
    expect(opened).toMatchObject({ ok: false });
    expect(opened.ok ? '' : opened.because).toContain(
      'create role ecosystem_owner login nosuperuser createrole bypassrls',
    );
  });

  test('needs its password, also on this machine', async () => {
    const guest = connect(url('ecosystem_owner', 'guess', 'ecosystem'), {
      connections: 1,
      statementTimeoutMs: 1000,
      purpose: 'guess',
    });
    await expect(guest`select 1`).rejects.toMatchObject({ code: '28P01' });
    await guest.end({ timeout: 0 });
  });
});

describe('SEC-03 functions of the site', () => {
  // What policies ask about the caller and about the name of a file.
  const meant = [
    ...['email', 'jwt', 'role', 'uid'].map((name) => `auth.${name}`),
    ...['extension', 'filename', 'foldername'].map((name) => `storage.${name}`),
  ];
  const openIn = async (sql: Queries): Promise<string[]> =>
    (
      await sql<{ name: string }[]>`
        select distinct nspname || '.' || proname as name from pg_proc p join pg_namespace n on n.oid = pronamespace,
               unnest(array['anon', 'authenticated', 'sql_console']) caller
        where nspname in ('app_private', 'auth', 'storage') and has_function_privilege(caller, p.oid, 'execute')
        order by 1`
    ).map(({ name }) => name);

  test('visitors and accounts may execute what policies ask, and nothing else, also of what comes', async () => {
    await database.sql`create function app_private.made_later() returns integer language sql as 'select 1'`;
    expect(await openIn(database.sql)).toEqual(meant);
    await database.sql`drop function app_private.made_later()`;
  });

  test('the migrations alone say so, too: a database that has them already was made without our set-up', async () => {
    const { secrets, embeddedPort: port = 0 } = database;
    await asSuperuser(
      { port, password: secrets.postgres },
      'postgres',
      (su) => su`create database before owner ecosystem_owner`,
    );
    const before = connect(url('ecosystem_owner', secrets.owner, 'before'), {
      connections: 2,
      statementTimeoutMs: 30_000,
      purpose: 'before',
    });
    for (const { folder, schema } of migrations)
      expect(await migrate(before, folder, schema)).toMatchObject({ ok: true });
    expect(await openIn(before)).toEqual(meant);
    await before.end();
  });
});

describe('opening', () => {
  test('a given database is used as it is, and nothing is applied twice', async () => {
    const log = keptLog();
    const opened = await openDatabase(
      { kind: 'given', url: url('ecosystem_owner', database.secrets.owner, 'ecosystem') },
      log,
    );
    const second = (opened as { value: OpenDatabase }).value;
    expect(await second.sql`select count(*)::int as count from supabase_migrations.schema_migrations`).toMatchObject([
      { count: readdirSync(fileURLToPath(new URL('../supabase/migrations', import.meta.url))).length },
    ]);
    expect(log.lines.join('')).not.toContain('migrations applied');
    expect(second.embeddedPort).toBeUndefined();
    await second.close();
  });

  test('a database that does not answer is a sentence', async () => {
    const opened = await openDatabase(
      { kind: 'given', url: 'postgres://nobody:secret-word@127.0.0.1:9/none' },
      keptLog(),
    );
    expect(opened.ok ? '' : opened.because).toMatch(/^The database does not answer/u);
    expect(JSON.stringify(opened)).not.toContain('secret-word');
  });
});

test('writes survive a crash: fsync and synchronous commit are on', async () => {
  // One as a server makes it: the ready one of the tests does not wait for the disk.
  const durable = await testPostgres(async () => {});
  const settings = await durable.sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') order by name`;
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    listen_addresses: '127.0.0.1',
  });
  await durable.close();
});

test('a statement that is stuck is ended', async () => {
  // A second, because the driver's own question at the start of a connection has no more, and nobody could catch its end.
  const impatient = database.connect({ connections: 1, statementTimeoutMs: 1000, purpose: 'test' });
  await expect(impatient`select pg_sleep(30)`).rejects.toMatchObject({ code: '57014' });
  await impatient.end();
});

test('the private schema is closed to everybody but its owner and the role of the inbox, which only the server becomes', async () => {
  const grants = await database.sql`
    select coalesce(array_to_string(nspacl, ' '), '') as acl from pg_namespace where nspname = 'app_private'`;
  expect(grants[0]?.acl).toMatch(/^ecosystem_owner=UC\/ecosystem_owner inbox_team=U\/ecosystem_owner$/u);
  await database.sql`create role a_stranger nologin`;
  const [may] = await database.sql`
    select has_schema_privilege('a_stranger', 'app_private', 'usage') as schema, has_table_privilege('a_stranger', 'app_private.messages', 'select') as "table"`;
  expect(may).toEqual({ schema: false, table: false });
});
