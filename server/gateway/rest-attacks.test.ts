import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { callData, dataCallers } from '#server/testing/data-callers.ts';
import { openedApp } from '#server/testing/opened.ts';
import { newPerson } from '#server/testing/sessions.ts';
import { testKeys } from '#server/testing/test-app.ts';

const { database, app } = await openedApp();
const people = await dataCallers(app, database);
beforeEach(async () => void (await database.sql`truncate public.projects`));

describe('SEC-03 other schemas cannot be reached, with any key', () => {
  const schemas = ['auth', 'app_private', 'supabase_migrations', 'pg_catalog', 'information_schema', 'storage', 'x"y'];
  test.each(schemas)('%s', async (schema) => {
    for (const person of [people.visitor, people.owner, people.admin, people.service])
      for (const [method, header] of [
        ['GET', 'accept-profile'],
        ['POST', 'content-profile'],
      ] as const)
        for (const path of ['users', 'messages', 'projects', 'rpc/uid', 'rpc/get_table_structure']) {
          const { status, json } = await callData(app, person, method, path, {
            ...(method === 'POST' ? { body: {} } : {}),
            more: { [header]: schema },
          });
          expect([status, JSON.stringify(json)]).toEqual([
            expect.toBeOneOf([404, 406]),
            expect.stringMatching(/PGRST/u),
          ]);
        }
  });

  test.each([
    'auth.users',
    'auth__users',
    'users',
    'signing_keys',
    'messages',
    'mail_outbox',
    'schema_migrations',
    'pg_authid',
    'pg_stat_activity',
    'rpc/uid',
    'rpc/jwt',
    'rpc/note_change',
    'rpc/set_config',
    'rpc/current_setting',
    'rpc/query_to_xml',
    'rpc/pg_read_file',
    'rpc/lo_import',
  ])('%s by its name', async (path) => {
    for (const person of [people.visitor, people.admin, people.service])
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
        expect((await callData(app, person, method, path, method === 'GET' ? {} : { body: {} })).status).toBeOneOf([
          404, 405,
        ]);
  });

  test.each([
    'select=*,users(*)',
    'select=*,user_id(*)',
    'select=*,owner:users!projects_user_id_fkey(email)',
    'select=title,...users(email)',
    'select=*,auth.users(*)',
    'select=*,sessions(*)',
    'users.email=eq.x',
    'order=users(email)',
    'select=*&users.select=*',
    'or=(users.email.eq.x)',
    'select=(select+email+from+auth.users)',
    'select=title::regclass,"auth"."users"."email"',
    `title=eq.x'+union+select+email+from+auth.users--`,
    'select=title"+from+auth.users--',
    'order=title;select+1',
    'on_conflict=id)+do+nothing;--',
    'columns=title"',
  ])('%s', async (query) => {
    const project = { title: 'One', user_id: people.owner.id, published_at: '2026-01-01' };
    await callData(app, people.service, 'POST', 'projects', { body: project });
    for (const person of [people.visitor, people.owner, people.service]) {
      const { status, json } = await callData(app, person, 'GET', `projects?${query}`);
      expect(status).toBeOneOf([200, 400]);
      expect(JSON.stringify(json)).not.toMatch(/@example\.org|encrypted_password/u);
    }
  });

  test('SEC-14 a few signs that would make millions of values are refused before these are made', async () => {
    const insert = async (query: string, rows: number, prefer = ''): Promise<number> => {
      const answer = await fetch(`${app.url}/rest/v1/projects${query}`, {
        method: 'POST',
        headers: { apikey: testKeys.publishableKey, 'content-type': 'application/json', prefer },
        body: `[${Array.from({ length: rows }, () => '{}').join()}]`,
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const names = Array.from({ length: 3000 }, (_, at) => `a${at.toString(36)}`).join();
    expect(await insert(`?columns=${names}`, 10_000)).toBe(400);
    expect(await insert('?columns=title,summary', 10_001)).toBe(413);
    expect(await insert('?columns=title,summary', 10_001, 'missing=default')).toBe(413);
    expect(await insert('', 20_001)).toBe(413);
    expect(await insert('?columns=title,summary', 2)).toBe(401);
  });

  test('SEC-14 more than the memory should hold is let go while it comes', async () => {
    await database.sql`
      insert into public.projects (title, slug, description, published_at)
      select 'One', 'one-' || number, repeat('🦔', 20000), '2026-01-01' from generate_series(1, 60) as s (number)`;
    const ask = (names: number): Promise<{ status: number; json: unknown }> => {
      const select = Array.from({ length: names }, (_, at) => `a${at}:description`).join();
      return callData(app, people.visitor, 'GET', `projects?select=${select}`);
    };
    expect(await ask(4)).toMatchObject({ status: 413, json: { code: 'PGRST413' } });
    expect((await ask(2)).status).toBe(200);
  });

  test('calls grant nothing, and elsewhere the roles of the API have rights on files and private channels alone', async () => {
    await callData(app, people.service, 'GET', 'projects');
    const rights = await database.sql<{ grantee: string; rights: string[] }[]>`
      select grantee || ' ' || table_schema || '.' || table_name as grantee,
             array_agg(privilege_type::text order by privilege_type::text) as rights
      from information_schema.role_table_grants
      where grantee in ('anon', 'authenticated', 'service_role', 'ecosystem_api', 'sql_console', 'PUBLIC')
        and table_schema not in ('pg_catalog', 'information_schema')
      group by 1 order by 1`;
    const all = ['DELETE', 'INSERT', 'SELECT', 'UPDATE'];
    const channels = ['INSERT', 'SELECT'];
    expect(Object.fromEntries(rights.map((row) => [row.grantee, row.rights]))).toEqual({
      'anon public._sentinel': ['SELECT'],
      'anon public.bookings': ['SELECT'],
      'anon public.funding_goals': ['SELECT'],
      'anon public.pictures': ['SELECT'],
      'anon public.projects': ['SELECT'],
      'anon realtime.messages': channels,
      'anon storage.buckets': all,
      'anon storage.objects': all,
      'authenticated public._sentinel': ['SELECT'],
      'authenticated public.booking_authors': ['SELECT'],
      // Columns are granted one by one to whoever enters (SUM-05).
      'authenticated public.bookings': ['SELECT'],
      'authenticated public.funding_goals': all,
      'authenticated public.pictures': ['SELECT'],
      'authenticated public.project_drafts': all,
      'authenticated public.project_versions': ['SELECT'],
      'authenticated public.projects': all,
      'authenticated realtime.messages': channels,
      'authenticated storage.buckets': all,
      'authenticated storage.objects': all,
      'service_role public._sentinel': ['SELECT'],
      'service_role public.booking_authors': ['SELECT'],
      'service_role public.bookings': ['SELECT'],
      'service_role public.funding_goals': ['SELECT'],
      'service_role public.pictures': ['SELECT'],
      'service_role public.project_drafts': all,
      'service_role public.project_versions': ['SELECT'],
      'service_role public.projects': all,
      'service_role realtime.messages': channels,
      'service_role storage.buckets': all,
      'service_role storage.objects': all,
      'sql_console public._sentinel': ['SELECT'],
      'sql_console public.booking_authors': ['SELECT'],
      'sql_console public.bookings': ['SELECT'],
      'sql_console public.funding_goals': ['SELECT'],
      'sql_console public.pictures': ['SELECT'],
      // No policy of the two, nor of the pictures, is for the console: it sees no row.
      'sql_console public.project_drafts': ['SELECT'],
      'sql_console public.project_versions': ['SELECT'],
      'sql_console public.projects': ['SELECT'],
    });
  });
});

describe('SEC-01 a bearer counts only when it is a key of ours or our own valid token', () => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged = (secret: string, payload: Record<string, unknown>, alg = 'HS256'): string => {
    const head = `${part({ alg, typ: 'JWT' })}.${part({ exp: 9_999_999_999, ...payload })}`;
    return `${head}.${alg === 'none' ? '' : createHmac('sha256', secret).update(head).digest('base64url')}`;
  };
  const bearers: Record<string, () => string> = {
    'signed with JWT_SECRET as service_role': () => forged(database.secrets.jwtSecret, { role: 'service_role' }),
    'signed with JWT_SECRET as ecosystem_owner': () => forged(database.secrets.jwtSecret, { role: 'ecosystem_owner' }),
    'signed with the public key': () => forged(testKeys.publishableKey, { role: 'service_role' }),
    'signed with the secret of the examples': () => forged('unsafe-secret-change-me', { role: 'service_role' }),
    'without a signature': () => forged('', { role: 'service_role' }, 'none'),
    'of a storage link': () => forged(database.secrets.jwtSecret, { sub: people.owner.id, url: 'a/b' }),
    'another payload under our signature': () => {
      const [head = '', , signature = ''] = (people.owner.headers.authorization ?? '')
        .replace('Bearer ', '')
        .split('.');
      return `${head}.${part({ role: 'service_role', sub: people.admin.id, exp: 9_999_999_999 })}.${signature}`;
    },
    'no token at all': () => 'nonsense',
    'almost the secret key': () => `${testKeys.secretKey}x`,
    'two words': () => `${testKeys.publishableKey} ${testKeys.secretKey}`,
  };
  test.each(Object.entries(bearers))('%s', async (_, bearer) => {
    for (const apikey of [testKeys.publishableKey, testKeys.secretKey]) {
      const { status, json } = await callData(
        app,
        { headers: { apikey, authorization: `Bearer ${bearer()}` } },
        'GET',
        'projects',
      );
      expect([status, json]).toMatchObject([401, { code: expect.stringMatching(/^PGRST30[13]$/u), details: null }]);
    }
  });

  test('an ended session, and a token whose time is over', async () => {
    const { id, headers } = await newPerson(app, database);
    expect((await callData(app, { headers }, 'GET', 'projects')).status).toBe(200);
    await database.sql`delete from auth.sessions where user_id = ${id}`;
    expect(await callData(app, { headers }, 'GET', 'projects')).toMatchObject({
      status: 401,
      json: { code: 'PGRST303' },
    });
    const ended = forged('whatever', { exp: 1 });
    expect(
      await callData(app, { headers: { ...headers, authorization: `Bearer ${ended}` } }, 'GET', 'projects'),
    ).toMatchObject({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } });
  });

  test("beside the secret key, too, somebody's own token gives their own rights", async () => {
    await callData(app, people.service, 'POST', 'projects', { body: { title: 'Draft' } });
    const headers = { ...people.owner.headers, apikey: testKeys.secretKey };
    expect((await callData(app, { headers }, 'GET', 'projects')).json).toEqual([]);
    const both = { apikey: testKeys.secretKey, authorization: `Bearer ${testKeys.publishableKey}` };
    expect((await callData(app, { headers: both }, 'GET', 'projects')).json).toEqual([]);
  });
});
