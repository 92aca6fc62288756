import { expect, test } from 'vitest';
import { browserClient, goodPassword } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';

const { database, app } = await openedApp({}, { isConfirmationAsked: false });

test('AUTH-13 without confirmation a sign-up is a session at once, and no mail goes out', async () => {
  const one = browserClient(app);
  const email = 'ada@example.org';
  const { data, error } = await one.signUp({ email, password: goodPassword, options: { data: { name: 'Ada' } } });
  expect([error, data.user?.email, data.user?.user_metadata.name]).toEqual([null, email, 'Ada']);
  expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
  expect((await one.getUser()).data.user?.id).toBe(data.session?.user.id);
  expect((await browserClient(app).signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  expect(await database.sql`select from app_private.mail_outbox`).toHaveLength(0);
});

test('AUTH-13 a known address is refused as a local Supabase does, and nothing of its account changes', async () => {
  const email = 'bob@example.org';
  await browserClient(app).signUp({ email, password: goodPassword });
  const again = await browserClient(app).signUp({ email, password: `${goodPassword} of somebody else` });
  expect([again.error?.status, again.error?.code, again.data.session]).toEqual([422, 'user_already_exists', null]);
  expect((await browserClient(app).signInWithPassword({ email, password: goodPassword })).error).toBeNull();
});

test('AUTH-13 a password is refused for its length alone, as the tests of others need it', async () => {
  const signUp = async (password: string): Promise<unknown> => {
    const { data, error } = await browserClient(app).signUp({ email: `${crypto.randomUUID()}@example.org`, password });
    return error === null ? data.session?.user.role : error.code;
  };
  expect(await signUp('password123')).toBe('authenticated');
  expect(await signUp('seven77')).toBe('weak_password');
});
