import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#server/postgres/connect.ts';
import { callData, dataCallers } from '#server/testing/data-callers.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { signedIn, supabaseClient } from '#server/testing/supabase-client.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { testPostgres } from '#server/testing/test-database.ts';

type Project = { id: string; title: string; user_id: string | null };

const database = await openedDatabase(testPostgres);
const app = await openedAppOn(database);
const people = await dataCallers(app, database);
beforeEach(async () => void (await database.sql`truncate public.projects`));

const visitor = () => supabaseClient(app);
const service = () => supabaseClient(app, testKeys.secretKey);

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
