import { hash as bcrypt } from '@node-rs/bcrypt';
import { expect, test } from 'vitest';
import { browserClient, call, goodPassword, makeUser } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';

const { database, app } = await openedApp();

async function refusal(body: unknown): Promise<unknown[]> {
  const response = await call(app, 'POST', '/token?grant_type=password', { body });
  const { code, message } = (await response.json()) as { code: string; message: string };
  return [response.status, code, message];
}

const stored = async (id: string): Promise<string> =>
  (await database.sql<{ hash: string }[]>`select encrypted_password as hash from auth.users where id = ${id}`)[0]
    ?.hash ?? '';

test('AUTH-03 address and password begin a session, also in other letters, and the sign-in is noted without either', async () => {
  const { id, email, password } = await makeUser(database, { email: 'ada@example.org' });
  const { data, error } = await browserClient(app).signInWithPassword({ email: ' ADA@example.org ', password });
  expect([error, data.user?.id, data.session?.token_type]).toEqual([null, id, 'bearer']);
  const [entry] = await database.sql<{ payload: unknown }[]>`
    select payload from auth.audit_log_entries where payload ->> 'actor_id' = ${id}`;
  expect(entry?.payload).toEqual({ action: 'login', actor_id: id, traits: { provider: 'email' } });
  expect(app.logged()).not.toContain(email);
});

test('AUTH-14 a sign-in that fails is refused in GoTrue’s words', async () => {
  const { email } = await makeUser(database, { email: 'bob@example.org' });
  const wrong = [400, 'invalid_credentials', 'Invalid login credentials'];
  expect(await refusal({ email, password: 'not the password' })).toEqual(wrong);
  expect(await refusal({ email: 'nobody@example.org', password: goodPassword })).toEqual(wrong);
  expect(await refusal({ email })).toEqual(wrong);
  expect(await refusal({ email, password: '' })).toEqual(wrong);
  expect(await refusal({ email, password: goodPassword.repeat(200) })).toEqual(wrong);
  expect(await refusal({ email: 'no address', password: goodPassword })).toEqual(wrong);
  expect(await refusal({ password: goodPassword })).toEqual([400, 'validation_failed', 'missing email or phone']);
  expect(await refusal({ email, phone: '+431', password: goodPassword })).toEqual([
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on login.',
  ]);
});

test('an account without a password lets nobody in, not even the empty one', async () => {
  await database.sql`insert into auth.users (email, email_confirmed_at) values ('mail-only@example.org', now())`;
  for (const password of ['', ' ', 'null', goodPassword])
    expect((await refusal({ email: 'mail-only@example.org', password }))[1]).toBe('invalid_credentials');
});

test('only who knows the password learns that an account is banned', async () => {
  const { id, email, password } = await makeUser(database, { email: 'banned@example.org' });
  await database.sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${id}`;
  expect(await refusal({ email, password })).toEqual([400, 'user_banned', 'User is banned']);
  expect((await refusal({ email, password: 'not the password' }))[1]).toBe('invalid_credentials');
});

test('a weak password that is in use still signs in', async () => {
  const { email, password } = await makeUser(database, { email: 'weak@example.org', password: 'password' });
  expect((await browserClient(app).signInWithPassword({ email, password })).error).toBeNull();
});

test('an imported bcrypt password signs in and is stored as Argon2id from then on', async () => {
  const { id, email, password } = await makeUser(database, { email: 'imported@example.org' });
  await database.sql`update auth.users set encrypted_password = ${await bcrypt(password, 4)} where id = ${id}`;
  expect((await refusal({ email, password: 'not the password' }))[1]).toBe('invalid_credentials');
  expect(await stored(id)).toMatch(/^\$2/u);
  expect((await browserClient(app).signInWithPassword({ email, password })).error).toBeNull();
  const renewed = await stored(id);
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect((await browserClient(app).signInWithPassword({ email, password })).error).toBeNull();
  expect(await stored(id)).toBe(renewed);
});

test('a password typed on another keyboard is the same password', async () => {
  const { email } = await makeUser(database, { email: 'zoe@example.org', password: 'Zoë fährt nach Köln' });
  const decomposed = 'Zoë fährt nach Köln'.normalize('NFD');
  expect((await browserClient(app).signInWithPassword({ email, password: decomposed })).error).toBeNull();
});
