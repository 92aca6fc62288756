import { createHmac } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#server/postgres/connect.ts';
import { callData, dataCallers } from '#server/testing/data-callers.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { signedIn } from '#server/testing/supabase-client.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { testPostgres } from '#server/testing/test-database.ts';

type Project = { id: string; title: string; user_id: string | null };

const database = await openedDatabase(testPostgres);
const app = await openedAppOn(database);
const people = await dataCallers(app, database);
beforeEach(async () => void (await database.sql`truncate public.projects`));

const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };
const clientWith = (key: string): SupabaseClient => createClient(app.url, key, options);
const visitor = (): SupabaseClient => clientWith(testKeys.publishableKey);
const service = (): SupabaseClient => clientWith(testKeys.secretKey);

const sample = {
  title: 'Sample project',
  description: 'What it is about.',
  summary: 'A sample.',
  slug: 'sample-project',
  tags: ['Children', 'Education'],
  gradient: 'from-pink-100 to-blue-100',
  background_color: '#FFE5E5',
};

describe('supabase-js', () => {
  test('API-02 API-05 ADM-11 somebody signs in and writes, reads, changes and deletes their project', async () => {
    const { client, id } = await signedIn(visitor(), database);
    const inserted = await client
      .from('projects')
      .insert({ ...sample, user_id: id })
      .select()
      .single();
    expect([inserted.status, inserted.error, inserted.data]).toMatchObject([201, null, { ...sample, user_id: id }]);
    const { id: row, created_at: createdAt } = inserted.data as { id: string; created_at: string };
    // As PostgREST writes a moment, so that every browser can read it.
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/u);

    const updated = await client.from('projects').update({ title: 'Another title' }).eq('id', row).select('title');
    expect(updated.data).toEqual([{ title: 'Another title' }]);
    const upserted = await client
      .from('projects')
      .upsert({ ...sample, id: row, user_id: id, title: 'A third title' })
      .select('id, title, tags');
    expect(upserted.data).toEqual([{ id: row, title: 'A third title', tags: sample.tags }]);
    expect((await visitor().from('projects').select('*')).data).toEqual([]);

    const deleted = await client.from('projects').delete().eq('id', row).select('id');
    expect(deleted.data).toEqual([{ id: row }]);
    expect((await client.from('projects').select('id')).data).toEqual([]);
    await client.auth.signOut();
    const afterwards = await client.from('projects').insert({ ...sample, user_id: id });
    expect([afterwards.status, afterwards.error?.code]).toEqual([401, '42501']);
  });

  test('API-02 filters, order, ranges and counts', async () => {
    await service()
      .from('projects')
      .insert(
        ['Ant', 'Bee', 'Cat', 'Dog', 'Elk'].map((title, index) => ({
          title,
          tags: index % 2 === 0 ? ['even'] : ['odd', 'x'],
          published_at: index < 4 ? '2026-01-01T00:00:00Z' : null,
        })),
      );
    const all = visitor().from('projects');
    const titles = (answer: { data: unknown }): string[] =>
      ((answer.data ?? []) as Project[]).map(({ title }) => title).toSorted();
    expect(titles(await all.select().in('title', ['Ant', 'Elk']))).toEqual(['Ant']);
    expect(titles(await all.select().ilike('title', '%A%'))).toEqual(['Ant', 'Cat']);
    expect(titles(await all.select().or('title.eq.Bee,and(title.gt.C,title.lt.D)'))).toEqual(['Bee', 'Cat']);
    expect(titles(await all.select().contains('tags', ['x']))).toEqual(['Bee', 'Dog']);
    expect(titles(await all.select().not('title', 'is', null).neq('title', 'Ant'))).toEqual(['Bee', 'Cat', 'Dog']);
    const page = await all.select('title', { count: 'exact' }).order('title', { ascending: false }).range(1, 2);
    expect([page.data, page.count]).toEqual([[{ title: 'Cat' }, { title: 'Bee' }], 4]);
    const head = await all.select('*', { count: 'exact', head: true });
    expect([head.data, head.count, head.error]).toEqual([null, 4, null]);
    expect((await all.select('title').eq('title', 'Bee').single()).data).toEqual({ title: 'Bee' });
    expect((await all.select('title').eq('title', 'Yak').maybeSingle()).data).toBeNull();
  });

  test('API-02 rows that are written together answer with what was asked for, and leave out nothing but defaults', async () => {
    const [first, second] = [{ title: 'One' }, { title: 'Two', summary: 'Short', published_at: '2026-01-02' }];
    for (const rows of [
      [first, second],
      [second, first],
    ]) {
      const { data, error } = await service().from('projects').insert(rows).select('title');
      expect([data, error]).toEqual([rows.map(({ title }) => ({ title })), null]);
    }
    const all = service().from('projects').select('title, summary, published_at').eq('title', 'One');
    expect((await all).data).toEqual([1, 2].map(() => ({ title: 'One', summary: null, published_at: null })));
    // What one row leaves out is null in it, as PostgREST has it; with its own wish for defaults it is the default.
    const mixed = [{ title: 'Three' }, { title: 'Four', created_at: '2026-01-02T00:00:00+00:00' }];
    const nulls = await service().from('projects').insert(mixed).select('title, created_at');
    expect(nulls.data).toEqual([{ title: 'Three', created_at: null }, mixed[1]]);
    await service().from('projects').delete().in('title', ['Three', 'Four']);
    await service().from('projects').insert(mixed, { defaultToNull: false });
    const kept = await service().from('projects').select('created_at').eq('title', 'Three').single();
    expect(kept.data?.created_at).toEqual(expect.any(String));
    const wrong = await service()
      .from('projects')
      .insert([{ title: 'Five' }, { id: crypto.randomUUID(), title: 'Six' }]);
    expect([wrong.status, wrong.error?.code]).toEqual([400, '23502']);
  });

  test('ADM-09 the structure of a table, for everybody', async () => {
    for (const client of [visitor(), service(), (await signedIn(visitor(), database)).client]) {
      const { data, error } = await client.rpc('get_table_structure', { table_name: 'projects' });
      expect(error).toBeNull();
      expect(data).toContainEqual({
        column_name: 'id',
        data_type: 'uuid',
        is_nullable: false,
        column_default: 'gen_random_uuid()',
      });
      // A project may have its title in German only.
      expect(data).toContainEqual({
        column_name: 'title',
        data_type: 'text',
        is_nullable: true,
        column_default: null,
      });
    }
    for (const name of ['users', 'nothing', `x' or '1'='1`])
      expect((await visitor().rpc('get_table_structure', { table_name: name })).data).toEqual([]);
  });

  test('ADM-11 the sentinel answers the probe of the admin panel', async () => {
    const { data, error } = await visitor().from('_sentinel').select('*').limit(1);
    expect([data, error]).toEqual([[{ role: 'anon' }], null]);
  });

  test('texts come back exactly as they were written', async () => {
    const texts = ['[1]', '123', 'true', '{"a":1}', 'null', '2026-01-01', '"x"', "'; --", '𝒳 ü\n\t\\', '{a,b}', '  '];
    const { data, error } = await service()
      .from('projects')
      .insert(texts.map((text) => ({ title: text, summary: text, tags: [text] })))
      .select('title, summary, tags');
    expect(error).toBeNull();
    expect(data).toEqual(texts.map((text) => ({ title: text, summary: text, tags: [text] })));
  });

  test('a refused change leaves nothing behind', async () => {
    const client = service();
    await client.from('projects').insert([{ title: 'One' }, { title: 'Two' }]);
    const changed = await client.from('projects').update({ summary: 'x' }).neq('title', '').select().single();
    expect([changed.status, changed.error?.code]).toEqual([406, 'PGRST116']);
    expect((await client.from('projects').select('summary')).data).toEqual([{ summary: null }, { summary: null }]);
  });
});

describe('API-02 errors keep the shape of PostgREST', () => {
  type Case = [name: string, expected: [number, string], ask: () => PromiseLike<{ status: number; error: unknown }>];
  const cases: Case[] = [
    ['a table that is not there', [404, 'PGRST205'], () => visitor().from('nothing').select()],
    ['a column that is not there', [400, '42703'], () => visitor().from('projects').select('nothing')],
    [
      'a column to write that is not there',
      [400, 'PGRST204'],
      () => service().from('projects').insert({ title: 'a', nothing: 1 }),
    ],
    ['a function that is not there', [404, 'PGRST202'], () => visitor().rpc('nothing')],
    ['a function of the database itself', [404, 'PGRST202'], () => service().rpc('pg_sleep', { seconds: 1 })],
    ['a missing row', [406, 'PGRST116'], () => visitor().from('projects').select().single()],
    ['a bad filter', [400, 'PGRST100'], () => visitor().from('projects').select().filter('title', 'nothing', 'x')],
    ['a confused type in a filter', [400, '22P02'], () => visitor().from('projects').select().eq('id', 'x')],
    ['a confused type in a row', [400, '22P02'], () => service().from('projects').insert({ title: 'a', tags: 'x' })],
    ['a confused moment', [400, '22007'], () => service().from('projects').insert({ title: 'a', published_at: {} })],
    ['what must not be null', [400, '23502'], () => service().from('projects').insert({ id: null, title: 'a' })],
    [
      'a project without a title in any language',
      [400, '23514'],
      () => service().from('projects').insert({ title: null }),
    ],
    [
      'what is too long',
      [400, '23514'],
      () =>
        service()
          .from('projects')
          .insert({ title: 'x'.repeat(201) }),
    ],
    [
      'what is there already',
      [409, '23505'],
      () =>
        service()
          .from('projects')
          .insert([{ ...sample }, { ...sample, title: 'Two' }]),
    ],
    [
      'an owner who is not there',
      [409, '23503'],
      () => service().from('projects').insert({ title: 'a', user_id: crypto.randomUUID() }),
    ],
    ['a visitor who writes', [401, '42501'], () => visitor().from('projects').insert({ title: 'a' })],
    ['a schema that is not shown', [406, 'PGRST106'], () => service().schema('auth').from('users').select()],
  ];
  test.each(cases)('%s', async (_, [status, code], ask) => {
    const answer = await ask();
    expect([answer.status, answer.error]).toMatchObject([status, { code, message: expect.any(String) }]);
    expect(Object.keys(answer.error as object)).toEqual(expect.arrayContaining(['code', 'details', 'hint', 'message']));
  });
});

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
    await service().from('projects').insert({ title: 'One', user_id: people.owner.id, published_at: '2026-01-01' });
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
    const { client, id } = await signedIn(visitor(), database);
    const { data } = await client.auth.getSession();
    const headers = { apikey: testKeys.publishableKey, authorization: `Bearer ${data.session?.access_token}` };
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
    await service().from('projects').insert({ title: 'Draft' });
    const headers = { ...people.owner.headers, apikey: testKeys.secretKey };
    expect((await callData(app, { headers }, 'GET', 'projects')).json).toEqual([]);
    const both = { apikey: testKeys.secretKey, authorization: `Bearer ${testKeys.publishableKey}` };
    expect((await callData(app, { headers: both }, 'GET', 'projects')).json).toEqual([]);
  });
});

describe('no call ends in a 500', () => {
  const bodies = [
    '',
    'null',
    '5',
    '"x"',
    '[]',
    '[1]',
    '[[]]',
    '{',
    '{}',
    '[{}]',
    '{"title":{"a":[1]}}',
    '{"title":"\\u0000"}',
    '{"tags":{"a":1}}',
    '{"tags":[["a"],["b"]]}',
    '{"id":[]}',
    '{"__proto__":{"title":"x"}}',
    '{"constructor":"x"}',
    `{"title":"${'['.repeat(300)}"}`,
    '['.repeat(20_000),
    '{"":1}',
    '{"title\\"":1}',
    '[{"title":"a"},{"slug":"b"}]',
  ];
  test.each(bodies)('%s', async (body) => {
    for (const [method, path] of [
      ['POST', 'projects'],
      ['PATCH', 'projects?title=eq.nobody'],
      ['PUT', `projects?id=eq.${crypto.randomUUID()}`],
      ['POST', 'projects?on_conflict=slug'],
      ['POST', 'rpc/get_table_structure'],
      ['POST', 'rpc/exec_sql'],
    ] as const)
      for (const person of [people.visitor, people.owner, people.service]) {
        const { status, json } = await callData(app, person, method, path, { body });
        expect([method, path, status < 500 ? 'fine' : [status, json]]).toEqual([method, path, 'fine']);
      }
  });

  const long = 'x'.repeat(5000);
  const queries = [
    'id=eq.',
    'id=',
    '=',
    '&&',
    'id=eq.x&id=eq.y',
    'title=in.(',
    'title=in.()',
    'title=in.(")',
    'tags=eq.5',
    'tags=cs.5',
    'tags=cs.{',
    'tags=ov.[1]',
    'title=fts.',
    'title=fts(nothing).x',
    'title=match.(',
    'title=like(any).x',
    'limit=-1',
    'limit=x',
    'limit=1e99',
    'offset=99999999999999999999',
    'offset=-1',
    'order=',
    'order=x.y.z',
    'order=title.nullsfirst.asc',
    'select=',
    'select=*,',
    'select=title::int',
    'select=title::nothing',
    'select=title->>x',
    'select=tags->0',
    'select=a(b(c(d)))',
    'select=count()',
    'select=id.sum()',
    'or=()',
    'or=(',
    'and=(a)',
    'not.or=(title.eq.x',
    `or=${'(or'.repeat(500)}`,
    `title=eq.${long}`,
    `select=${long}`,
    'title=eq.%00',
    'title=eq.%FF%FE',
    'select=%00',
    '__proto__=eq.x',
    'constructor=eq.x',
    'select=__proto__',
    'select=constructor',
    'toString=is.null',
  ];
  test.each(queries)('%s', async (query) => {
    for (const person of [people.visitor, people.service])
      for (const method of ['GET', 'DELETE', 'HEAD'])
        expect((await callData(app, person, method, `projects?${query}`)).status).toBeLessThan(500);
  });

  test('SEC-14 one column is not sent a thousand times over', async () => {
    const names = (count: number): string => Array.from({ length: count }, (_, n) => `a${n}:title`).join(',');
    const ask = async (query: string) => (await callData(app, people.visitor, 'GET', `projects?${query}`)).status;
    expect(await ask(`select=${names(100)}`)).toBe(200);
    for (const query of [`select=${names(500)}`, `select=${encodeURIComponent(names(500))}`])
      expect(await ask(query)).toBe(400);
  });

  // PostgreSQL answers a NUL in a name with 08P01, of the class that otherwise says that it is away.
  test.each(['order=%00', '%00=eq.1', 'select=title->%00', 'or=(%00.eq.1)', 'title=eq.%00'])(
    'SEC-14 a NUL in the address is the fault of whoever sent it: %s',
    async (query) => {
      for (const path of [`projects?${query}`, `rpc/get_table_structure?table_name=projects&${query}`])
        for (const person of [people.visitor, people.service])
          expect([path, (await callData(app, person, 'GET', path)).status]).toEqual([path, 400]);
    },
  );

  test('SEC-14 so is a NUL in the name of a column, and a statement that lacks its values', async () => {
    const { status } = await callData(app, people.service, 'POST', 'projects', { body: '{"title\\u0000":"a"}' });
    expect(status).toBe(400);
    const asked = await callData(app, people.admin, 'POST', 'rpc/exec_sql', { body: { sql: 'select $1' } });
    expect(asked.status).toBe(400);
  });

  test.each([
    { accept: 'text/csv' },
    { accept: 'nothing' },
    { accept: 'application/vnd.pgrst.plan+text; options=analyze' },
    { prefer: 'count=nothing, return=nothing, tx=rollback' },
    { prefer: 'handling=strict, nothing=1' },
    { prefer: 'timezone=America/Nowhere' },
    { prefer: 'max-affected=x' },
    { range: '5-2' },
    { range: 'x' },
    { range: '0-99999999999999999999' },
    { 'content-type': 'text/plain' },
  ] as Record<string, string>[])('%o', async (more) => {
    for (const [method, body] of [
      ['GET', undefined],
      ['POST', '{"title":"a"}'],
    ] as const)
      expect((await callData(app, people.service, method, 'projects', { body, more })).status).toBeLessThan(500);
  });

  test.each([
    'projects/',
    'projects/1',
    '',
    'rpc/',
    'rpc/a/b',
    'pro%6Aects',
    '%E0%A4%A',
    'projects%2f..',
    'x'.repeat(64),
    'ö',
    'a;b',
    'a.b',
  ])('the path %j is 404 in JSON', async (path) => {
    expect(await callData(app, people.service, 'GET', path)).toMatchObject({ status: 404, json: { code: 'PGRST125' } });
  });

  test('connections are as good as new afterwards', async () => {
    await Promise.all(
      Array.from({ length: 60 }, async () => callData(app, people.service, 'GET', 'projects?tags=eq.5')),
    );
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => callData(app, people.visitor, 'GET', '_sentinel')),
    );
    expect(answers.map(({ json }) => json)).toEqual(answers.map(() => [{ role: 'anon' }]));
  });
});

describe('what comes in is bounded', () => {
  test('bodies are counted while they arrive', async () => {
    const { visitor: person } = people;
    const large = await callData(app, person, 'POST', 'projects', { body: { title: 'x'.repeat(256 * 1024) } });
    expect([large.status, large.headers.get('connection'), large.json]).toMatchObject([
      413,
      'close',
      { code: 'PGRST413' },
    ]);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        if (sent > 600) controller.close();
        else controller.enqueue(new Uint8Array(100_000).fill(32));
      },
    });
    const upload: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    };
    // The connection may end before its answer is read.
    const answer = await fetch(`${app.url}/rest/v1/projects`, upload).catch(() => ({ status: 413 }));
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(600);
  });

  test('other types, other methods', async () => {
    const type = await callData(app, people.service, 'POST', 'projects', {
      body: 'title\nx',
      more: { 'content-type': 'text/csv' },
    });
    expect([type.status, type.json]).toMatchObject([415, { code: 'PGRST102' }]);
    for (const method of ['PROPFIND', 'SEARCH']) {
      const answer = await callData(app, people.service, method, 'projects');
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PATCH, PUT, DELETE']);
    }
  });

  test('a statement that takes too long is stopped, sooner for a visitor', async () => {
    const { sql } = database;
    await sql.unsafe(`create view public.slow with (security_invoker) as select 'x' as title, pg_sleep(20)::text as wait;
      grant select on public.slow to anon`);
    try {
      const other = await openedAppOn(database);
      const answer = await callData(other, people.visitor, 'GET', 'slow');
      expect([answer.status, answer.json]).toMatchObject([504, { code: '57014' }]);
    } finally {
      await sql`drop view public.slow`;
    }
  });
});

test('what a visitor writes stays out of the log', async () => {
  await callData(app, people.service, 'POST', 'projects?title=eq.secret-filter', {
    body: { title: 'secret-title', slug: 'Ö secret-slug' },
  });
  await callData(app, people.visitor, 'GET', 'projects?select=secret-column&title=secret-operator.x');
  await callData(app, people.visitor, 'GET', 'projects?title=in.(secret-list');
  const logged = app.logged();
  expect(logged).toContain('/rest/v1/projects');
  expect(logged).not.toMatch(/secret-/u);
  expect(logged).not.toContain(testKeys.secretKey);
  expect(logged).not.toContain(people.owner.headers.authorization);
});

// Only a superuser may end connections of another role.
async function cutConnections(): Promise<void> {
  const { embeddedPort: port = 0, secrets } = database;
  const sql = connect(
    { port, user: 'postgres', password: secrets.postgres, database: 'postgres' },
    { connections: 1, statementTimeoutMs: 5000, purpose: 'test' },
  );
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'ecosystem_api'`;
  await sql.end();
}

test('while the database is away a call is 503, and works again afterwards', async () => {
  await callData(app, people.visitor, 'GET', 'projects');
  await cutConnections();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await callData(app, people.visitor, 'GET', 'projects')).status),
  );
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  expect((await callData(app, people.visitor, 'GET', 'projects')).status).toBe(200);
});
