import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSuperuser, databaseName, setUpAsSuperuser } from '#server/postgres/prepare-owner.ts';
import { callData, dataCallers } from '#server/testing/data-callers.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { supabaseClient } from '#server/testing/supabase-client.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { testPostgres } from '#server/testing/test-database.ts';

const database = await openedDatabase(testPostgres);
const app = await openedAppOn(database);
const people = await dataCallers(app, database);
beforeAll(async () => {
  await database.sql`insert into public.projects (title, published_at) values ('Draft', null), ('Published', '2026-01-02T03:04:05Z')`;
  // It goes on when it is told to stop.
  await database.sql.unsafe(`create function public.stubborn() returns integer language plpgsql as $$
    begin
      loop
        begin
          perform pg_sleep(60);
        exception when query_canceled then null;
        end;
      end loop;
    end $$`);
});

const run = async (sql: unknown, caller: DataCaller = 'admin'): Promise<{ status: number; json: unknown }> => {
  const { status, json } = await callData(app, people[caller], 'POST', 'rpc/exec_sql', { body: { sql } });
  return { status, json };
};
const codeOf = ({ json }: { json: unknown }): unknown => (json as { code?: unknown } | undefined)?.code;
const noted = async (): Promise<string[]> =>
  (
    await database.sql<{ sql: string }[]>`
      select payload -> 'traits' ->> 'sql' as sql from auth.audit_log_entries
      where payload ->> 'action' = 'sql_run' and payload ->> 'actor_id' = ${people.admin.id} order by created_at`
  ).map(({ sql }) => sql);

test('ADM-09 an admin reads the tables of public with supabase-js', async () => {
  const client = supabaseClient(app, testKeys.publishableKey, people.admin.headers);
  const { data, error } = await client.rpc('exec_sql', {
    sql: 'select title, published_at, tags, 1.50 as number from projects order by title;  ',
  });
  expect([data, error]).toEqual([
    [
      { title: 'Draft', published_at: null, tags: null, number: 1.5 },
      { title: 'Published', published_at: '2026-01-02T03:04:05+00:00', tags: null, number: 1.5 },
    ],
    null,
  ]);
  expect((await client.rpc('exec_sql', { sql: 'values (1), (2) -- two' })).data).toEqual([
    { column1: 1 },
    { column1: 2 },
  ]);
  expect((await client.rpc('exec_sql', { sql: 'with a as (select 1 as b) table a' })).data).toEqual([{ b: 1 }]);
  const created = await client.rpc('create_function_get_table_structure');
  expect([created.status, created.data, created.error]).toEqual([204, null, null]);
  expect((await client.rpc('create_function_get_table_structure')).error).toBeNull();
});

test('ADM-09 the function that knows the columns is made again, as the migrations made it, and once', async () => {
  const { sql } = database;
  const known = () => sql`
    select pg_get_functiondef(oid) as definition, proacl::text as rights, pg_get_userbyid(proowner) as owner
    from pg_proc where oid = to_regprocedure('public.get_table_structure(text)')`;
  const before = [...(await known())];
  expect(before).toHaveLength(1);
  await sql`drop function public.get_table_structure(text)`;
  const ask = () =>
    callData(app, people.admin, 'POST', 'rpc/get_table_structure', { body: { table_name: 'projects' } });
  // Before and after the change of the schema has been seen.
  expect(await ask()).toMatchObject({ status: 404, json: { code: expect.toBeOneOf(['42883', 'PGRST202']) } });
  for (const person of [people.visitor, people.owner, people.team, people.service])
    await callData(app, person, 'POST', 'rpc/create_function_get_table_structure', { body: {} });
  expect([...(await known())]).toEqual([]);
  for (const _ of [1, 2])
    expect(
      await callData(app, people.admin, 'POST', 'rpc/create_function_get_table_structure', { body: {} }),
    ).toMatchObject({ status: 204 });
  expect([...(await known())]).toEqual(before);
  expect((await ask()).json).toContainEqual(expect.objectContaining({ column_name: 'title' }));
});

test('ADM-09 SEC-17 it is for admins alone', async () => {
  for (const name of ['exec_sql', 'create_function_get_table_structure']) {
    for (const caller of ['owner', 'team', 'service'] as const) {
      const { status, json } = await callData(app, people[caller], 'POST', `rpc/${name}`, {
        body: { sql: 'select 1' },
      });
      expect([caller, status, json]).toMatchObject([
        caller,
        403,
        { code: '42501', message: `permission denied for function ${name}`, hint: 'Your account has no admin role' },
      ]);
    }
    for (const [caller, status] of [
      ['visitor', 401],
      ['teamWithoutSecondFactor', 403],
    ] as const)
      expect((await callData(app, people[caller], 'POST', `rpc/${name}`, { body: { sql: 'select 1' } })).status).toBe(
        status,
      );
    expect((await callData(app, people.admin, 'GET', `rpc/${name}?sql=select+1`)).status).toBe(405);
  }
});

test('SEC-17 each statement is noted before it runs, also one that fails', async () => {
  const before = (await noted()).length;
  await run('select 41 + 1 as answer');
  await run('select nothing');
  expect((await noted()).slice(before)).toEqual(['select 41 + 1 as answer', 'select nothing']);
  // A long one with its beginning, so that nobody fills the disk with notes.
  await run(`select 1 /* ${'long'.repeat(4000)} */`);
  expect((await noted()).at(-1)).toHaveLength(2000);
  // It cannot read or empty what was noted.
  expect(codeOf(await run('select * from auth.audit_log_entries'))).toBe('42501');
});

describe('SEC-17 it cannot write', () => {
  test.each([
    `insert into projects (title) values ('x')`,
    `update projects set title = 'x'`,
    'delete from projects',
    'truncate projects',
    'drop table projects',
    'create table x (id int)',
    'create temp table x as select 1',
    `with gone as (delete from projects returning *) select * from gone`,
    `with made as (insert into projects (title) values ('x') returning *) select * from made`,
    `select 1) given) lines; delete from projects; --`,
    `select 1; delete from projects`,
    'commit; delete from projects',
    'commit',
    'rollback',
    'set transaction read write',
    `do $$ begin delete from projects; end $$`,
    `do $$ begin execute 'set transaction read write'; delete from projects; end $$`,
    `select * into x from projects`,
    `copy projects to stdout`,
    `copy projects from stdin`,
    `select lo_create(0)`,
    `select lo_from_bytea(0, 'x')`,
    `select nextval('auth.refresh_tokens_id_seq')`,
    `select set_config('transaction_read_only', 'off', true), query_to_xml('delete from projects returning 1', true, true, '')`,
    `select query_to_xml('update projects set title = ''x'' returning 1', true, true, '')`,
    `select * from projects for update`,
    'explain analyze delete from projects',
    'prepare x as delete from projects',
    'listen x',
    'lock table projects',
    'vacuum projects',
    'call x()',
    'alter role sql_console superuser',
    'grant all on projects to sql_console',
    'reset role',
    'discard all',
    '',
    ';',
    '--',
    '/*',
    `'`,
    '$$',
    '(',
    ')',
    '\\! id',
    '\u0000',
  ])('%s', async (statement) => {
    const { status, json } = await run(statement);
    expect([status, json]).toMatchObject([expect.toBeOneOf([400, 403, 405]), { code: expect.any(String) }]);
    expect(await database.sql`select title from public.projects order by title`).toEqual([
      { title: 'Draft' },
      { title: 'Published' },
    ]);
  });
});

describe('SEC-17 it cannot read other schemas or the machine', () => {
  test.each([
    'select * from auth.users',
    'select * from auth.signing_keys',
    'select encrypted_password from auth.users',
    'select * from app_private.messages',
    'select * from app_private.mail_outbox',
    'select * from supabase_migrations.schema_migrations',
    'select * from pg_authid',
    'select * from pg_shadow',
    'select * from pg_hba_file_rules',
    'select * from pg_file_settings',
    `select query_to_xml('select * from auth.users', true, true, '')`,
    `select table_to_xml('auth.users', true, true, '')`,
    `select has_secret from (select xmlparse(document query_to_xml('select * from app_private.messages', true, true, '')::text) as has_secret) x`,
    `select pg_read_file('PG_VERSION')`,
    `select pg_read_binary_file('/etc/passwd')`,
    `select pg_ls_dir('.')`,
    `select pg_stat_file('.')`,
    `select lo_import('/etc/passwd')`,
    `select lo_export(1, '/tmp/x')`,
    'select pg_reload_conf()',
    'select pg_switch_wal()',
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'ecosystem_owner'`,
    `select set_config('role', 'ecosystem_owner', true)`,
    `select set_config('role', 'service_role', true)`,
    `select set_config('role', 'authenticated', true)`,
    `select set_config('session_authorization', 'ecosystem_owner', true)`,
    `select set_config('role', 'none', true), query_to_xml('select * from auth.users', true, true, '')`,
    `select * from dblink('dbname=ecosystem', 'select 1') as t(a int)`,
    `select current_setting('config_file')`,
  ])('%s', async (statement) => {
    const { status, json } = await run(statement);
    expect([status, json]).toMatchObject([expect.toBeOneOf([400, 403, 404]), { code: expect.any(String) }]);
    expect(JSON.stringify(json)).not.toMatch(/@example\.org|root:/u);
  });

  test('a whole schema that it may not read is empty', async () => {
    const { json } = await run(`select schema_to_xml('auth', true, true, '')::text as auth`);
    expect(JSON.stringify(json)).not.toMatch(/<(?:users|sessions|signing_keys)/u);
  });

  test('it runs as its own role, which can become no other and owns nothing', async () => {
    const { json } = await run(`
      select current_user, session_user,
             (select array_agg(rolname) from pg_roles where pg_has_role('sql_console', oid, 'member')) as roles,
             (select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication from pg_roles where rolname = 'sql_console') as power,
             current_setting('transaction_read_only') as read_only`);
    expect(json).toEqual([
      {
        current_user: 'sql_console',
        session_user: 'sql_console',
        roles: ['sql_console'],
        power: false,
        read_only: 'on',
      },
    ]);
  });
});

test('ADM-09 what is wrong with a statement is told by a code', async () => {
  for (const [statement, code] of [
    [`update projects set title = 'x'`, '42601'],
    ['select 1; select 2', '42601'],
    ['select * from auth.users', '42501'],
    ['select * from nowhere', '42P01'],
    ['select nothing from projects', '42703'],
    ['select 1 / 0', '22012'],
  ] as const)
    expect([statement, codeOf(await run(statement))]).toEqual([statement, code]);
});

test('SEC-17 an answer is bounded: 1,000 rows, 256 KiB a row, 4 MiB in all', async () => {
  const many = await run('select generate_series(1, 1000000000) as n');
  expect([many.status, (many.json as unknown[]).length]).toEqual([200, 1000]);
  expect(await run(`select repeat('x', 300000) as a`)).toMatchObject({ status: 400, json: { code: '54000' } });
  expect(await run(`select repeat('x', 200000) as a from generate_series(1, 100)`)).toMatchObject({
    status: 400,
    json: { code: '54000' },
  });
  expect((await run('x'.repeat(20_001))).status).toBe(400);
  for (const wrong of [null, 5, {}, ['select 1'], '   ']) expect((await run(wrong)).status).toBe(400);
});

test('SEC-17 nothing leaves the parentheses that bound an answer', async () => {
  const outside = (line: string): string =>
    `select 1 as a) given) lines union all select ${line} from (select row_to_json(given)::text as line from (select 1 as b`;
  for (const statement of [
    outside(`'"' || repeat('x', 300000) || '"'`),
    `select 1 as a) given offset 0) lines) measured union all select '"' || repeat('x', 300000) || '"' from (select 1, 2 from (select 1 from (select 1`,
    `select 1) given) lines --`,
    `select 1) given) lines /*`,
    `select 1 union (select 2`,
  ])
    expect(await run(statement)).toMatchObject({ status: 400, json: { code: '42601' } });
});

test('SEC-17 what acts although it only reads is not for the console', async () => {
  const { sql } = database;
  const written = async (): Promise<number> => {
    const [found] = await sql<{ bytes: string }[]>`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`;
    return Number(found?.bytes);
  };
  const before = await written();
  for (const call of [
    `pg_logical_emit_message(false, 'a', repeat('x', 20000000))`,
    `pg_logical_emit_message(true, 'a', '\\x00'::bytea)`,
    `set_config('statement_timeout', '0', false)`,
    `set_config('request.jwt.claims', '', true)`,
    `pg_notify('pgrst', 'reload schema')`,
    'pg_advisory_lock(42)',
    'pg_try_advisory_xact_lock_shared(1, 2)',
    'pg_export_snapshot()',
    'pg_terminate_backend(pg_backend_pid())',
    'pg_cancel_backend(1)',
    `lo_get(1)`,
    `loread(1, 1)`,
  ]) {
    const { status, json } = await run(`select ${call} from generate_series(1, 3)`);
    expect([call, status, json]).toMatchObject([
      call,
      403,
      { code: '42501', message: /permission denied for function/u },
    ]);
  }
  expect((await written()) - before).toBeLessThan(1_000_000);
  // The site itself, and functions of migrations that run as a caller, need some of them.
  for (const role of ['anon', 'authenticated', 'service_role', 'inbox_team', 'ecosystem_api', 'ecosystem_owner'])
    expect(
      await sql`select has_function_privilege(${role}, 'pg_advisory_xact_lock(bigint)', 'execute')
                   and has_function_privilege(${role}, 'set_config(text, text, boolean)', 'execute') as allowed`,
    ).toEqual([{ allowed: true }]);
});

test('SEC-17 what it sorts on disk is bounded', async () => {
  expect((await run(`select current_setting('temp_file_limit') as most`)).json).toEqual([{ most: '256MB' }]);
});

describe("SEC-17 on a database of one's own, where PostgreSQL lets everybody call what acts", () => {
  const superuser = () => ({ port: database.embeddedPort ?? 0, password: database.secrets.postgres });
  beforeAll(() =>
    asSuperuser(superuser(), databaseName, async (sql) => {
      await sql`grant execute on function pg_catalog.set_config(text, text, boolean) to public`;
      await sql`grant execute on function pg_catalog.pg_advisory_lock(bigint) to public`;
    }),
  );
  afterAll(() => setUpAsSuperuser(superuser()));
  const left = async (): Promise<number> =>
    (await database.sql`select from pg_stat_activity where usename = 'sql_console'`).length;

  test('it does not outlast 5 s, also when it is told not to stop', async () => {
    for (const pair of [
      ['select pg_sleep(60)', `select set_config('statement_timeout', '0', false), pg_sleep(60)`],
      [
        // The first rows say that there is no limit, the last ones take minutes.
        `select i, set_config('statement_timeout', '0', false),
                case when i > 60 then (select count(*) from generate_series(1, 30000) a, generate_series(1, 30000 + i) b) end
         from generate_series(1, 100) i`,
        'select public.stubborn()',
      ],
    ]) {
      const started = Date.now();
      const both = await Promise.all(pair.map((statement) => run(statement)));
      expect(both.map((answer) => [answer.status, codeOf(answer)])).toEqual([
        [504, '57014'],
        [504, '57014'],
      ]);
      expect(await left()).toBe(0);
      // The sleep that was asked for takes longer.
      expect(Date.now() - started).toBeLessThan(60_000);
      expect((await run('select 1 as a')).json).toEqual([{ a: 1 }]);
    }
  });

  test('what a statement leaves in its session goes with it', async () => {
    expect((await run('select pg_advisory_lock(42) is null as locked')).status).toBe(200);
    expect(
      await database.sql`select pg_try_advisory_lock(42) as free, pg_advisory_unlock_all() is null as unlocked`,
    ).toMatchObject([{ free: true }]);
    await run(`select set_config('request.jwt.claims', '{"role":"nobody"}', false)`);
    expect((await run(`select auth.jwt() ->> 'role' as role`)).json).toEqual([{ role: 'authenticated' }]);
    expect(
      (await run(`select title from projects, (select set_config('request.jwt.claims', '', true) offset 0) x`)).status,
    ).toBe(200);
  });
});

test('SEC-17 every one of many statements is noted', async () => {
  const before = (await noted()).length;
  for (let count = 0; count < 40; count += 1) await run(`select ${count}`);
  expect((await noted()).slice(before)).toEqual(Array.from({ length: 40 }, (_, count) => `select ${count}`));
});

test('the policies of projects apply to it', async () => {
  const { sql } = database;
  expect((await run('select title from projects')).json).toHaveLength(2);
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${people.admin.id}`;
  expect((await run('select title from projects')).status).toBe(403);
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "admin"}' where id = ${people.admin.id}`;
});
