import { expect, test } from 'vitest';
import { call, errorOf } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';
import { someoneSignedIn } from '#server/testing/sessions.ts';

const { database, app } = await openedApp();

test('AUTH-13 own data is merged, null takes a field away, and 4 kB are enough', async () => {
  const { client } = await someoneSignedIn(app, database, 'data@example.org');
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  await client.updateUser({ data: { name: 'Ada', theme: { dark: true } } });
  const { data } = await client.updateUser({ data: { name: null, locale: 'de' } });
  expect(data.user?.user_metadata).toEqual({ theme: { dark: true }, locale: 'de' });
  expect(events).toContain('USER_UPDATED');
  expect(errorOf(await client.updateUser({ data: { text: 'x'.repeat(4096) } }))).toEqual([400, 'validation_failed']);
  await client.updateUser({ data: { a: 'x'.repeat(2100) } });
  expect(errorOf(await client.updateUser({ data: { b: 'x'.repeat(2100) } }))).toEqual([400, 'validation_failed']);
  expect((await client.getUser()).data.user?.user_metadata).toMatchObject({ locale: 'de', a: expect.any(String) });
});

test('no role is reachable through PUT /user', async () => {
  const { id, bearer } = await someoneSignedIn(app, database, 'mass@example.org');
  const put = (body: unknown): Promise<Response> => call(app, 'PUT', '/user', { bearer, body });
  const answer = await put({ app_metadata: { role: 'admin' } });
  expect([answer.status, await answer.json()]).toEqual([
    403,
    { code: 'not_admin', message: 'Updating app_metadata requires admin privileges' },
  ]);
  const more = {
    role: 'service_role',
    aud: 'admin',
    is_super_admin: true,
    raw_app_meta_data: { role: 'admin' },
    appMetadata: { role: 'admin' },
    email_confirmed_at: null,
    id: '00000000-0000-0000-0000-000000000000',
    banned_until: null,
    data: { role: 'admin', app_metadata: { role: 'admin' }, is_super_admin: true },
  };
  expect((await put(more)).status).toBe(200);
  const [row] = await database.sql`
    select role, aud, is_super_admin, raw_app_meta_data, email_confirmed_at from auth.users where id = ${id}`;
  expect(row).toMatchObject({ role: 'authenticated', aud: 'authenticated', is_super_admin: null });
  expect(row?.raw_app_meta_data).toEqual({ provider: 'email', providers: ['email'] });
  expect(row?.email_confirmed_at).not.toBeNull();
});
