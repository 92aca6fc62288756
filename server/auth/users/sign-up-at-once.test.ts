import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { goodPassword } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';
import { testKeys } from '#server/testing/test-app.ts';

const { database, app } = await openedApp({}, { isConfirmationAsked: false });

const client = (): SupabaseClient =>
  createClient(app.url, testKeys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });

test('AUTH-13 without confirmation a sign-up is a session at once, and no mail goes out', async () => {
  const one = client();
  const email = 'ada@example.org';
  const { data, error } = await one.auth.signUp({ email, password: goodPassword, options: { data: { name: 'Ada' } } });
  expect([error, data.user?.email, data.user?.user_metadata.name]).toEqual([null, email, 'Ada']);
  expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
  expect((await one.auth.getUser()).data.user?.id).toBe(data.session?.user.id);
  expect((await client().auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  expect(await database.sql`select from app_private.mail_outbox`).toHaveLength(0);
});

test('AUTH-13 a known address is refused as a local Supabase does, and nothing of its account changes', async () => {
  const email = 'bob@example.org';
  await client().auth.signUp({ email, password: goodPassword });
  const again = await client().auth.signUp({ email, password: `${goodPassword} of somebody else` });
  expect([again.error?.status, again.error?.code, again.data.session]).toEqual([422, 'user_already_exists', null]);
  expect((await client().auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
});

test('AUTH-13 a password is refused for its length alone, as the tests of others need it', async () => {
  const signUp = async (password: string): Promise<unknown> => {
    const { data, error } = await client().auth.signUp({ email: `${crypto.randomUUID()}@example.org`, password });
    return error === null ? data.session?.user.role : error.code;
  };
  expect(await signUp('password123')).toBe('authenticated');
  expect(await signUp('seven77')).toBe('weak_password');
});
