import { AuthClient } from '@supabase/auth-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, testKeys } from '#server/testing/test-app.ts';
import { type TestDatabase, testDatabase } from '#server/testing/test-database.ts';
import { beginSession } from './sessions.ts';
import { findUser } from './users.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await testDatabase();
  app = await testApp(database);
});
afterAll(async () => {
  await app.stop();
  await database.close();
});

test('AUTH-12 a session has both tokens, its end, its type and the user with identities', async () => {
  const { sql } = database;
  const [row] = await sql<
    { id: string }[]
  >`insert into auth.users (email, email_confirmed_at) values ('ada@example.org', now()) returning id`;
  const user = await findUser(sql, row?.id ?? '');
  if (!user) throw new Error('no user');
  const session = await beginSession(sql, app.auth.parts.tokens, user, 'password', { address: '', userAgent: 'test' });
  const client = new AuthClient({
    url: `${app.url}/auth/v1`,
    headers: { apikey: testKeys.publishableKey },
    autoRefreshToken: false,
  });
  const set = await client.setSession(session);
  expect(set.error).toBeNull();
  expect(set.data.session).toMatchObject({
    access_token: expect.stringMatching(/^ey/u),
    refresh_token: expect.any(String),
    expires_at: expect.any(Number),
    token_type: 'bearer',
    user: { id: row?.id, email: 'ada@example.org', identities: [], role: 'authenticated' },
  });
  const { data } = await client.getClaims();
  expect(data?.claims.session_id).toEqual(expect.any(String));
  expect((await fetch(`${app.url}/auth/v1/settings`)).status).toBe(401);
});
