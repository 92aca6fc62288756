import { afterAll, beforeAll, expect, test } from 'vitest';
import { allAnswered, call, makeUser } from '#server/testing/accounts.ts';
import { startSession } from '#server/testing/sessions.ts';
import { type TestApp, testApp, testKeys } from '#server/testing/test-app.ts';
import { type TestDatabase, testDatabase } from '#server/testing/test-database.ts';

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

const operator = { apikey: testKeys.secretKey, authorization: `Bearer ${testKeys.secretKey}` };

// Where two of them waited for each other, it took two rounds to see one fail.
const times = 10;

test('AUTH-13 an account can be deleted while all its calls are under way: nobody waits for each other', async () => {
  const failed: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const { id, email, password } = await makeUser(database, { email: `ada${time}@example.org` });
    const sessions = await Promise.all(Array.from({ length: 4 }, () => startSession(app, database, id)));
    const [bearer, leaving, staying] = sessions.map((session) => session.access_token);
    const body = { email };
    const asked: [method: string, path: string, more: Parameters<typeof call>[3]][] = [
      ['POST', '/recover', { body }],
      ['POST', '/recover', { body }],
      ['POST', '/otp', { body: { email, create_user: false } }],
      ['POST', '/token?grant_type=password', { body: { email, password } }],
      ['POST', '/token?grant_type=refresh_token', { body: { refresh_token: sessions[3]?.refresh_token } }],
      ['POST', '/logout', { bearer: leaving }],
      ['POST', '/logout?scope=others', { bearer: staying }],
      ['POST', '/factors', { bearer, body: { factor_type: 'totp' } }],
      ['PUT', '/user', { bearer, body: { data: { locale: 'de' } } }],
      ['PUT', '/user', { bearer, body: { email: `new${time}@example.org` } }],
      ['GET', '/reauthenticate', { bearer }],
      ['GET', '/admin/audit', { headers: operator }],
      ['POST', '/admin/generate_link', { headers: operator, body: { type: 'recovery', email } }],
      ['PUT', `/admin/users/${id}`, { headers: operator, body: { user_metadata: { locale: 'en' } } }],
      ['DELETE', `/admin/users/${id}`, { headers: operator }],
    ];
    // In another order each time, and the same ones in each run.
    const turned = [...asked.slice(time), ...asked.slice(0, time)];
    await Promise.all(
      turned.map(async ([method, path, more]) => {
        const { status } = await call(app, method, path, more);
        if (status >= 500) failed.push(`${method} ${path} ${status}`);
      }),
    );
    await allAnswered(database);
    expect((await database.sql`select from auth.users where id = ${id}`).count).toBe(0);
  }
  expect(failed).toEqual([]);
  // Nor the worker, which answers nobody.
  expect(app.logged()).not.toContain('40P01');
});
