import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { asSuperuser } from '#server/postgres/prepare-owner.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { dataOf, signedIn, supabaseClient } from '#server/testing/supabase-client.ts';
import { testKeys } from '#server/testing/test-app.ts';

// What a developer makes while the server runs.

const database = await openedDatabase();
await database.sql.unsafe(`
  create table public.users (username text primary key);
  create policy "everybody" on public.users using (true) with check (true);
  insert into public.users values ('ada');
  create table public.private_notes (note text);`);
const app = await openedAppOn(database);

const visitor = () => supabaseClient(app);
const service = () => supabaseClient(app, testKeys.secretKey);

const becomes = (expected: unknown, ask: () => Promise<unknown>): Promise<boolean> =>
  eventually(`the answer ${String(expected)}`, async () => (await ask()) === expected, 15_000);
const see = async (client: SupabaseClient, name: string): Promise<unknown> => {
  const { status, error } = await client.from(name).select('*');
  return error === null ? status : error.code;
};

test('API-02 a table is seen at once, with the rights that a hosted project gives', async () => {
  await database.sql.unsafe(`
    create table public.made_later (id serial primary key, title text, username text references users);
    create policy "everybody" on public.made_later using (true) with check (true)`);
  await becomes(200, () => see(visitor(), 'made_later'));
  expect(
    await dataOf(visitor().from('made_later').insert({ title: 'x', username: 'ada' }).select('id, users(username)')),
  ).toEqual([{ id: 1, users: { username: 'ada' } }]);
  await database.sql`alter table public.made_later add column more text`;
  await becomes(null, async () => (await visitor().from('made_later').select('more')).error);
  // Also what the connections had prepared before.
  const all = await Promise.all(Array.from({ length: 12 }, () => dataOf(visitor().from('made_later').select('*'))));
  for (const rows of all) expect(rows).toEqual([{ id: 1, title: 'x', username: 'ada', more: null }]);
  await database.sql`create function public.made_later_too() returns integer language sql as 'select 7'`;
  await becomes(7, async () => (await visitor().rpc('made_later_too')).data);
  await database.sql.unsafe('drop table public.made_later');
  await becomes('PGRST205', () => see(visitor(), 'made_later'));
});

test('API-02 a table is seen after "notify pgrst" where no trigger may tell', async () => {
  const { sql } = database;
  const heard: string[] = [];
  const ears = await Promise.all(
    ['pgrst', 'made'].map((channel) => sql.listen(channel, () => void heard.push(channel))),
  );
  const [place] = await sql<{ port: number; name: string }[]>`
    select inet_server_port() as port, current_database() as name`;
  const { port = 0, name = '' } = place ?? {};
  const change = (how: 'disable' | 'enable'): Promise<unknown> =>
    asSuperuser({ port, password: database.secrets.postgres }, name, (root) =>
      root.unsafe(`alter event trigger tell_change ${how}`),
    );
  await change('disable');
  try {
    // What is notified comes in order: with the second word it is sure that the first was not said.
    await sql.unsafe(`
      create table public.told (id integer primary key);
      alter table public.told enable row level security;
      create policy "everybody" on public.told using (true);
      notify made`);
    await eventually('the word that it is made', () => heard.includes('made'));
    expect([heard, await see(visitor(), 'told')]).toEqual([['made'], 'PGRST205']);
    await sql`notify pgrst, 'reload schema'`;
    expect(await becomes(200, () => see(visitor(), 'told'))).toBe(true);
  } finally {
    await change('enable');
    await Promise.all(ears.map(({ unlisten }) => unlisten()));
  }
  await sql`drop table public.told`;
});

test('SEC-03 a table has row-level security from its first moment, by every way', async () => {
  await database.sql.unsafe(`
    create table public.unguarded (secret text);
    insert into public.unguarded values ('secret');
    create table public.unguarded_copy as select * from public.unguarded;
    create view public.through_view with (security_invoker) as select * from public.unguarded;
    create function public.through_function() returns setof text language sql as 'select secret from public.unguarded'`);
  await becomes(200, () => see(visitor(), 'through_view'));
  await becomes(null, async () => (await visitor().rpc('through_function')).error);
  for (const client of [visitor(), (await signedIn(visitor(), database)).client])
    for (const rows of [
      client.from('unguarded').select(),
      client.from('unguarded_copy').select(),
      client.from('through_view').select(),
      client.rpc('through_function'),
    ])
      expect(await dataOf(rows)).toEqual([]);
  expect((await visitor().from('unguarded').insert({ secret: 'x' })).error?.code).toBe('42501');
  expect(await dataOf(service().from('unguarded').select())).toEqual([{ secret: 'secret' }]);
});

test('SEC-03 what opens a way past the policies is closed, and the log says why', async () => {
  await database.sql.unsafe(`
    alter table public.unguarded disable row level security;
    create view public.as_owner as select * from public.users;
    grant select (username) on public.as_owner to anon;
    create function public.as_owner_too() returns setof public.private_notes language sql security definer as
      'select * from public.private_notes'`);
  await becomes('42501', () => see(visitor(), 'unguarded'));
  await becomes('42501', async () => (await visitor().from('as_owner').select('username')).error?.code);
  expect((await visitor().rpc('as_owner_too')).error?.code).toBe('42501');
  expect((await visitor().rpc('through_function')).error?.code).toBe('42501');
  expect((await visitor().from('through_view').select()).error?.code).toBe('42501');
  expect(app.logged()).toContain('public.\\"as_owner\\" runs with the rights of its owner.');
  await database.sql.unsafe(`
    drop table public.unguarded, public.unguarded_copy cascade;
    drop view public.as_owner; drop function public.as_owner_too, public.through_function`);
});

test('rights that somebody has set stay theirs', async () => {
  await database.sql.unsafe(`
    create table public.kept (id integer);
    alter table public.kept enable row level security;
    create policy "everybody" on public.kept using (true) with check (true);
    revoke insert on public.kept from anon`);
  await becomes(200, () => see(visitor(), 'kept'));
  expect((await visitor().from('kept').insert({ id: 1 })).error?.code).toBe('42501');
  expect((await service().from('kept').insert({ id: 1 })).error).toBeNull();
  await database.sql`drop table public.kept`;
});
