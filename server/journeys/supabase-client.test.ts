import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { picture } from '#server/testing/files.ts';
import { openedApp } from '#server/testing/opened.ts';
import { signedIn } from '#server/testing/supabase-client.ts';
import { testKeys } from '#server/testing/test-app.ts';

// Every part of the API through the one client that a program of somebody else would use, as it comes: with the
// address of the server, the publishable key, and nothing else.
const { database, app } = await openedApp();

const newClient = (): SupabaseClient => createClient(app.url, testKeys.publishableKey);

const message = {
  name: 'Ada',
  email: 'ada@example.org',
  reason: 'hello',
  message: 'Sent with nothing but the client of Supabase.',
};

test('API-01 API-02 API-03 API-05 API-06 a visitor: reads what is published, sends a message, and may do nothing else', async () => {
  const client = newClient();
  await database.sql`insert into public.projects (title, slug, published_at) values ('Seen', 'seen', now()), ('Hidden', 'hidden', null)`;
  expect((await client.auth.getSession()).data.session).toBeNull();
  expect((await client.from('projects').select('title, slug').like('slug', '%e%')).data).toEqual([
    { title: 'Seen', slug: 'seen' },
  ]);
  for (const refused of [
    await client.from('projects').insert({ title: 'Mine' }),
    await client.from('projects').update({ title: 'Mine' }).eq('slug', 'seen'),
    await client.from('projects').delete().eq('slug', 'seen'),
    await client.rpc('exec_sql', { sql: 'select 1' }),
  ])
    expect([refused.status, refused.data, refused.error]).toEqual([
      401,
      null,
      { code: '42501', message: expect.any(String), details: null, hint: expect.toBeOneOf([null, expect.any(String)]) },
    ]);
  expect((await client.rpc('get_table_structure', { table_name: 'projects' })).error).toBeNull();
  expect((await client.storage.createBucket('project_assets', { public: true })).error).toMatchObject({
    message: 'new row violates row-level security policy',
  });
  expect((await client.storage.listBuckets()).data).toEqual([]);

  const sent = await client.functions.invoke<{ id: string; reference: string }>('send-email', { body: message });
  expect([sent.error, sent.data]).toMatchObject([null, { id: expect.any(String), reference: expect.any(String) }]);
  const wrong = await client.functions.invoke('send-email', { body: { ...message, message: 'Short' } });
  expect([wrong.data, wrong.error]).toMatchObject([null, { name: 'FunctionsHttpError' }]);
  const { context } = wrong.error as { context: Response };
  expect([context.status, await context.json()]).toMatchObject([400, { message: expect.any(String) }]);
  const stored = await database.sql`select name from app_private.messages`;
  expect(stored.map(({ name }) => name as string)).toEqual(['Ada']);
});

test('API-02 API-05 AUTH-01 somebody of the team: signs in, writes, reads with filters, changes, deletes, and signs out', async () => {
  const { client, id, email } = await signedIn(newClient(), database, 'team');
  expect((await client.auth.getUser()).data.user).toMatchObject({ id, email, app_metadata: { role: 'team' } });
  const { data: rows, error } = await client
    .from('projects')
    .insert([
      { title: 'Garden', slug: 'garden', tags: ['Community'], user_id: id },
      { title: 'Kitchen', slug: 'kitchen', tags: ['Children', 'Cooking'], user_id: id, published_at: '2026-01-02' },
    ])
    .select('title, slug, user_id');
  expect([error, rows]).toEqual([
    null,
    [
      { title: 'Garden', slug: 'garden', user_id: id },
      { title: 'Kitchen', slug: 'kitchen', user_id: id },
    ],
  ]);
  const mine = client.from('projects');
  expect((await mine.select('title').eq('user_id', id).order('title', { ascending: false })).data).toEqual([
    { title: 'Kitchen' },
    { title: 'Garden' },
  ]);
  expect((await mine.select('slug').contains('tags', ['Cooking']).single()).data).toEqual({ slug: 'kitchen' });
  const changed = await mine.update({ summary: 'New' }).eq('slug', 'garden').select('title, summary').single();
  expect([changed.status, changed.data]).toEqual([200, { title: 'Garden', summary: 'New' }]);
  const twice = await mine.insert({ title: 'Another', slug: 'garden', user_id: id }).select().single();
  expect([twice.status, twice.error]).toEqual([
    409,
    {
      code: '23505',
      message: 'duplicate key value violates unique constraint "projects_slug_key"',
      // The database does not quote a row that somebody might not be allowed to see.
      details: null,
      hint: null,
    },
  ]);
  const gone = await mine.delete().eq('user_id', id).select('slug');
  expect(gone.data?.toSorted((a, b) => String(a.slug).localeCompare(String(b.slug)))).toEqual([
    { slug: 'garden' },
    { slug: 'kitchen' },
  ]);
  expect((await client.rpc('exec_sql', { sql: 'select 1' })).error).toMatchObject({
    code: '42501',
    hint: 'Your account has no admin role',
  });
  expect((await client.auth.signOut()).error).toBeNull();
  expect((await mine.insert({ title: 'Later' })).status).toBe(401);
});

test('API-03 API-05 ADM-08 files: the bucket, a picture up, listed, down, and away', async () => {
  const { client } = await signedIn(newClient(), database, 'team');
  expect((await client.storage.createBucket('project_assets', { public: true })).error).toBeNull();
  expect((await client.storage.listBuckets()).data).toMatchObject([{ name: 'project_assets', public: true }]);
  const files = client.storage.from('project_assets');
  const bytes = await picture('png');
  const up = await files.upload('covers/garden.png', bytes, { contentType: 'image/png' });
  expect([up.error, up.data?.path]).toEqual([null, 'covers/garden.png']);
  expect((await files.list('covers')).data).toMatchObject([
    { name: 'garden.png', metadata: { mimetype: 'image/png', cacheControl: 'max-age=3600' } },
  ]);
  const down = await files.download('covers/garden.png');
  expect([down.error, down.data?.type]).toEqual([null, 'image/png']);
  const { publicUrl } = files.getPublicUrl('covers/garden.png').data;
  expect((await fetch(publicUrl)).status).toBe(200);
  // A visitor finds nothing by listing and takes nothing away.
  const visitor = newClient().storage.from('project_assets');
  expect((await visitor.list('covers')).data).toEqual([]);
  expect((await visitor.upload('covers/other.png', bytes, { contentType: 'image/png' })).error).not.toBeNull();
  expect((await visitor.remove(['covers/garden.png'])).data).toEqual([]);
  expect((await files.remove(['covers/garden.png'])).data).toMatchObject([{ name: 'covers/garden.png' }]);
  expect((await files.list('covers')).data).toEqual([]);
});

test('ADM-09 API-02 an admin asks the database, and hears what is wrong in its words', async () => {
  const { client } = await signedIn(newClient(), database, 'admin');
  expect((await client.rpc('exec_sql', { sql: 'select 6 * 7 as answer' })).data).toEqual([{ answer: 42 }]);
  const wrong = await client.rpc('exec_sql', { sql: 'select nothing from projects' });
  expect([wrong.data, wrong.error]).toEqual([
    null,
    { code: '42703', message: 'column "nothing" does not exist', details: null, hint: null },
  ]);
  const missing = await client.from('nowhere').select();
  expect([missing.status, missing.error]).toMatchObject([404, { code: 'PGRST205', message: expect.any(String) }]);
});

test('LIVE-02 LIVE-03 two clients hear what changes, tell each other, and know who is there', async () => {
  const heard: unknown[] = [];
  const there: string[][] = [];
  const [one, { client: other, id }] = [newClient(), await signedIn(newClient(), database, 'team')];
  const enter = async (client: SupabaseClient, key: string) => {
    const statuses: string[] = [];
    const said: unknown[] = [];
    const channel = client
      .channel('garden', { config: { presence: { key }, broadcast: { ack: true } } })
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'projects' }, ({ new: row }) => {
        heard.push([key, (row as { slug: string }).slug]);
      })
      .on('broadcast', { event: 'word' }, ({ payload }) => void heard.push([key, payload]))
      .on('presence', { event: 'sync' }, () => {
        there.push(Object.keys(channel.presenceState()).toSorted());
      })
      .on('system', {}, ({ message: words }: { message: string }) => void said.push(words))
      .subscribe((status) => void statuses.push(status));
    await eventually(`${key} is in`, () => statuses.includes('SUBSCRIBED') && said.length > 0);
    return channel;
  };
  const [first, second] = [await enter(one, 'one'), await enter(other, 'other')];
  expect(await second.send({ type: 'broadcast', event: 'word', payload: { hello: 1 } })).toBe('ok');
  await eventually('the word', () => heard.length === 1);
  expect(await first.track({})).toBe('ok');
  expect(await second.track({})).toBe('ok');
  await eventually('both are there', () => there.some((keys) => keys.join() === 'one,other'));
  const row = { title: 'Pond', slug: 'pond', user_id: id, published_at: '2026-01-02' };
  expect((await other.from('projects').insert(row)).error).toBeNull();
  await eventually('both hear of the row', () => heard.length === 3);
  expect(heard[0]).toEqual(['one', { hello: 1 }]);
  expect(heard.slice(1)).toEqual(
    expect.arrayContaining([
      ['one', 'pond'],
      ['other', 'pond'],
    ]),
  );
  await Promise.all([one.removeAllChannels(), other.removeAllChannels()]);
});
