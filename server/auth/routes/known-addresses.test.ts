import { expect, test } from 'vitest';
import type { JsonObject } from '#server/postgres/connect.ts';
import {
  allAnswered,
  browserClient,
  call,
  goodPassword,
  mailsTo,
  makeUser,
  nextMail,
} from '#server/testing/accounts.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';

const { database, app } = await openedApp();
const closed = await openedAppOn(database, {}, { isSignUpOpen: false });

const usersWith = async (email: string): Promise<number> =>
  (await database.sql`select from auth.users where email = ${email}`).count;

test('SEC-07 with sign-up closed nobody is made, on no path, and no answer but the one to a sign-up tells', async () => {
  const newcomer = { email: 'new@example.org', password: goodPassword };
  const refusal = await call(closed, 'POST', '/signup', { body: newcomer });
  expect([refusal.status, await refusal.json()]).toMatchObject([
    422,
    { code: 'signup_disabled', message: 'Signups not allowed for this instance' },
  ]);
  for (const [path, body] of [
    ['/otp', { email: 'new@example.org', create_user: true }],
    ['/otp', { email: 'new@example.org', create_user: false }],
    ['/magiclink', { email: 'new@example.org' }],
    ['/recover', { email: 'new@example.org' }],
    ['/resend', { email: 'new@example.org', type: 'signup' }],
  ] as const) {
    const response = await call(closed, 'POST', path, { body });
    expect([path, response.status, await response.json()]).toEqual([path, 200, {}]);
  }
  // Open again, but the client asked for nobody new.
  await call(app, 'POST', '/otp', { body: { email: 'new@example.org', create_user: false } });
  await allAnswered(database);
  expect([await usersWith('new@example.org'), await mailsTo(database, 'new@example.org')]).toEqual([0, []]);
});

test('SEC-10 a sign-up with a known address is answered like one with an unknown address', async () => {
  const known = await makeUser(database, { email: 'known@example.org' });
  const shapeOf = async (email: string): Promise<{ shape: unknown; id: unknown }> => {
    const body = { email, password: 'another quiet phrase here', data: { name: 'A' } };
    const response = await call(app, 'POST', '/signup', { body });
    const json = (await response.json()) as JsonObject;
    const names = [...response.headers.keys()].toSorted();
    const text = JSON.stringify(json)
      .replaceAll(email, 'ADDRESS')
      .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, 'ID')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, 'TIME');
    return { shape: [response.status, names, JSON.parse(text)], id: json.id };
  };
  const unknown = await shapeOf('unknown@example.org');
  const again = await shapeOf(known.email);
  expect(again.shape).toEqual(unknown.shape);
  expect(again.id).not.toBe(known.id);
  const mail = await nextMail(database, known.email);
  expect([mail.subject, mail.code]).toEqual(['You already have an account for Ecosystem', undefined]);
  expect(mail.link?.href).toBe('https://ecosystem.example.org/signin');
  // The password of the account is still the one its owner chose.
  const client = browserClient(app);
  expect((await client.signInWithPassword(known)).error).toBeNull();
  const other = await client.signInWithPassword({ email: known.email, password: 'another quiet phrase here' });
  expect(other.error?.code).toBe('invalid_credentials');
});

test('SEC-10 whoever signed up with somebody’s address learns nothing by signing in with that password', async () => {
  const password = 'guess what 4711 zebra';
  await makeUser(database, { email: 'is-known@example.org' });
  const answers: unknown[] = [];
  for (const email of ['is-known@example.org', 'is-unknown@example.org']) {
    await call(app, 'POST', '/signup', { body: { email, password } });
    await allAnswered(database);
    const answer = await call(app, 'POST', '/token?grant_type=password', { body: { email, password } });
    answers.push([answer.status, await answer.text(), answer.headers.get('x-sb-error-code')]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(await usersWith('is-unknown@example.org')).toBe(1);
});
