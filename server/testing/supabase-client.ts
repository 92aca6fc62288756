import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { makeUser } from './accounts.ts';
import { addApp } from './second-factor.ts';
import { giveRole } from './sessions.ts';
import { type TestApp, testKeys } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** The real client of Supabase, which keeps nothing of who signs in. */
export const supabaseClient = (
  { url }: Pick<TestApp, 'url'>,
  key: string = testKeys.publishableKey,
  headers: Readonly<Record<string, string>> = {},
): SupabaseClient =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers },
  });

/** Makes an account and signs it in with a client; whoever has a role shows a second step, too. */
export async function signedIn(
  client: SupabaseClient,
  database: TestDatabase,
  role?: 'team' | 'admin',
): Promise<{ client: SupabaseClient; id: string; email: string }> {
  const user = await makeUser(database, { email: `${crypto.randomUUID()}@example.org` });
  if (role) await giveRole(database, user.id, role);
  const { data, error } = await client.auth.signInWithPassword(user);
  if (error) throw error;
  if (data.user.email !== user.email) throw new Error(`${user.email} was signed in as ${data.user.email}.`);
  if (role) await addApp(client.auth);
  return { client, id: user.id, email: user.email };
}

/** What an answer holds that has no error. */
export async function dataOf(asked: PromiseLike<{ data: unknown; error: unknown }>): Promise<unknown> {
  const { data, error } = await asked;
  expect(error).toBeNull();
  return data;
}
