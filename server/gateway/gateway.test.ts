import { describe, expect, test } from 'vitest';
import { databaseLimits, memoryLimits } from '#server/limits.ts';
import { callData, dataCallers } from '#server/testing/data-callers.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { testPostgres } from '#server/testing/test-database.ts';
import { openDataApi } from './data-api.ts';
import { restLimits } from './rest-limits.ts';

const database = await openedDatabase(testPostgres);
const app = await openedAppOn(database);

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(`${app.url}${path}`, { method, headers, redirect: 'manual' });
const { publishableKey, secretKey } = testKeys;

describe('SEC-06 nothing outside the allowlist is reachable', () => {
  test.each([
    '/_system',
    '/_system/info',
    '/_system/config',
    '/_system/introspect',
    '/rest/v1/../../_system/info',
    '/rest/v1/..%2f..%2f_system/info',
    '/rest/v1/%2e%2e/%2e%2e/_system/config',
    '/auth/v1/_system/info',
    '/.env',
    '/.git/config',
    '/data/secrets.json',
    '/secrets.json',
    '/server/main.ts',
    '/package.json',
    '/node_modules/hono/package.json',
    '/supabase/migrations/20261121220100_projects.sql',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
    '/\\..\\secrets.json',
    '/%00',
    '/REST/V1/projects',
    '//rest/v1/projects',
    '/rest/v1;/projects',
    '/rest/v2/projects',
    '/graphql/v1',
    '/pg/query',
    '/studio',
  ])('%s', async (path) => {
    for (const headers of [{}, { apikey: secretKey }] as Record<string, string>[])
      for (const method of ['GET', 'POST']) {
        const answer = await ask(path, headers, method);
        const text = await answer.text();
        expect([method, answer.status]).toEqual([method, expect.toBeOneOf([301, 308, 400, 401, 404, 405])]);
        expect(text).not.toMatch(/postgres:|jwtSecret|root:|"dependencies"/u);
      }
  });

  test.each([
    '/rest/v1',
    '/rest/v1/',
    '/storage/v1/x',
    '/storage/v1/nothing',
    '/functions/v1/nothing',
    '/realtime/v1',
    '/realtime/v1/nothing',
    '/auth/v1/nothing',
  ])('%s is 404 in JSON', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await ask(path, { apikey: publishableKey }, method);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        404,
        expect.stringMatching(/^application\/json/u),
      ]);
      expect(await answer.json()).toMatchObject({ message: expect.any(String) });
    }
  });
});

describe('API-05 the keys', () => {
  test('accounts, data and storage need one; functions need none', async () => {
    for (const path of ['/auth/v1/settings', '/rest/v1/_sentinel', '/storage/v1/bucket', '/realtime/v1/websocket'])
      for (const apikey of ['', 'anything', `${secretKey}x`, publishableKey.slice(0, -1)]) {
        const answer = await ask(path, { apikey });
        expect([path, answer.status, await answer.json()]).toMatchObject([path, 401, { message: 'Invalid API key' }]);
      }
    expect((await ask('/functions/v1/send-email', {}, 'POST')).status).not.toBe(401);
    expect((await ask('/auth/v1/health')).status).toBe(200);
  });

  test('a key in the address is refused, also a right one; only sockets bring theirs there (LIVE-08)', async () => {
    for (const path of [
      '/rest/v1/_sentinel',
      '/auth/v1/settings',
      '/functions/v1/send-email',
      '/storage/v1/bucket',
      '/realtime/v1',
    ])
      for (const query of [`?apikey=${publishableKey}`, `?apikey=${secretKey}&a=b`, '?a=b&apikey='])
        for (const headers of [{}, { apikey: publishableKey }] as Record<string, string>[]) {
          const answer = await ask(`${path}${query}`, headers);
          expect([answer.status, await answer.json()]).toMatchObject([
            401,
            { hint: expect.stringContaining('header') },
          ]);
        }
    expect(app.logged()).not.toContain(secretKey);
  });

  test('the answers of the API are not kept, not guessed at and not framed', async () => {
    const answer = await ask('/rest/v1/_sentinel', { apikey: publishableKey, origin: 'https://ecosystem.example.org' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/u),
      'access-control-allow-origin': 'https://ecosystem.example.org',
      'content-type': expect.stringMatching(/^application\/json/u),
    });
    const foreign = await ask('/rest/v1/_sentinel', { apikey: publishableKey, origin: 'https://evil.example' });
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
});

describe('limits', () => {
  test('reading and writing are limited by account and by address block, and the secret key by nothing', async () => {
    const limits = restLimits(databaseLimits(database.sql, database.secrets.jwtSecret), memoryLimits);
    const few = { api: { answer: async () => Response.json([]) } };
    const limited = await openedAppOn(database, {
      addressOf: () => '192.0.2.7',
      data: {
        ...few,
        adminCalls: {
          exec_sql: async () => Response.json([]),
          create_function_get_table_structure: async () => Response.json([]),
        },
        limits,
        isShort: async () => false,
      },
    });
    const people = await dataCallers(limited, database);
    const reads = [];
    for (let count = 0; count < 1502; count += 1)
      reads.push((await limits.count('read', { kind: 'visitor' }, '192.0.2.7')) === undefined);
    expect(reads.filter(Boolean)).toHaveLength(1500);
    const refused = await callData(limited, people.visitor, 'GET', 'projects');
    expect([refused.status, refused.json, Number(refused.headers.get('retry-after')) > 0]).toMatchObject([
      429,
      { code: 'PGRST429' },
      true,
    ]);
    for (const person of [people.owner, people.service])
      expect((await callData(limited, person, 'GET', 'projects')).status).toBe(200);
    const statuses = [];
    for (let count = 0; count < 62; count += 1)
      statuses.push((await callData(limited, people.admin, 'POST', 'rpc/exec_sql', { body: {} })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('SEC-03 the server does not start while a call could get past the policies', () => {
  const open = async (): Promise<string> => {
    const opened = await openDataApi({
      database,
      notices: { on: () => {} },
      jwtSecret: database.secrets.jwtSecret,
      log: keptLog(),
    });
    if (opened.ok) await opened.value.close();
    return opened.ok ? 'open' : opened.because;
  };
  test.each([
    [
      'create table public.bare (id int); alter table public.bare disable row level security',
      'drop table public.bare',
      'public."bare" has no row-level security',
    ],
    [
      'create table public.split (id int) partition by list (id); create table public.part partition of public.split for values in (1); alter table public.part disable row level security',
      'drop table public.split',
      'public."part" has no row-level security',
    ],
    [
      'alter table public.projects disable row level security',
      'alter table public.projects enable row level security',
      'public."projects" has no row-level security',
    ],
    [
      'create view public.seen as select * from public.projects',
      'drop view public.seen',
      'public."seen" runs with the rights of its owner',
    ],
    [
      'create view public.seen with (security_invoker = false) as select 1 as a',
      'drop view public.seen',
      'public."seen" runs with the rights',
    ],
    [
      'create materialized view public.kept as select * from public.projects',
      'drop materialized view public.kept',
      'public."kept" is of a kind that cannot have policies',
    ],
    [
      `create function public.door() returns bigint language sql security definer as 'select count(*) from auth.users'`,
      'drop function public.door()',
      'public."door" runs with the rights of its owner',
    ],
    [
      'alter role anon bypassrls',
      'alter role anon nobypassrls',
      'A call of the data API that should run as anon was answered with 200 [{"role":"anon"},{"role":"authenticated"},{"role":"service_role"}]',
    ],
    [
      'drop policy "the row of one\'s own role" on public._sentinel',
      `create policy "the row of one's own role" on public._sentinel for select using (role = current_user)`,
      'A call of the data API that should run as anon was answered with 200 []',
    ],
    [
      'alter table public._sentinel rename to gone',
      'alter table public.gone rename to _sentinel',
      'The data API cannot work',
    ],
  ])('%s', async (fault, mended, because) => {
    const { sql } = database;
    await sql.unsafe(fault);
    try {
      expect(await open()).toContain(because);
    } finally {
      await sql.unsafe(mended);
    }
    expect(await open()).toBe('open');
  });

  test('a view that runs as its caller, and a table with policies, are fine', async () => {
    const { sql } = database;
    await sql.unsafe(`create view public.fine with (security_invoker = on) as select * from public.projects;
      create table public.guarded (id int); alter table public.guarded enable row level security`);
    expect(await open()).toBe('open');
    await sql.unsafe('drop view public.fine; drop table public.guarded');
  });

  test('what a call runs as can do nothing before it becomes one of the three roles', async () => {
    const rights = await database.sql`
      select rolname, rolsuper, rolinherit, rolcreaterole, rolbypassrls, rolcanlogin from pg_roles
      where rolname in ('anon', 'authenticated', 'service_role', 'ecosystem_api', 'sql_console') order by rolname`;
    const role = { rolsuper: false, rolinherit: false, rolcreaterole: false, rolbypassrls: false, rolcanlogin: false };
    expect(rights).toEqual([
      { ...role, rolname: 'anon' },
      { ...role, rolname: 'authenticated' },
      { ...role, rolname: 'ecosystem_api', rolcanlogin: true },
      { ...role, rolname: 'service_role', rolbypassrls: true },
      { ...role, rolname: 'sql_console', rolcanlogin: true },
    ]);
  });
});
