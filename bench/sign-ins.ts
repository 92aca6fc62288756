import { checkPassword, hashPassword } from '#server/auth/passwords/passwords.ts';
import type { Database } from '#server/postgres/connect.ts';
import { post } from '#server/testing/messages.ts';
import { asked, type Load, underLoad } from './load.ts';

/** How many a second: sign-ins over HTTP, and the same hash compared by itself, with the same share of the machine. */
export type SignInRates = { readonly signedIn: Load; readonly hashed: Load };

export type BenchAccount = { readonly email: string; readonly password: string; readonly stored: string };

/** Puts a confirmed account into the database of a server. */
export async function makeAccount(sql: Database): Promise<BenchAccount> {
  const account = { email: 'bench@example.org', password: 'seven quiet otters nap' };
  const stored = await hashPassword(account.password);
  await sql`
    insert into auth.users (email, encrypted_password, email_confirmed_at) values (${account.email}, ${stored}, now())`;
  return { ...account, stored };
}

/** Signs in to the account `count` times, then compares its password as often without anything around it. */
export async function measureSignIns(
  url: string,
  { email, password, stored }: BenchAccount,
  count: number,
): Promise<SignInRates> {
  const signIn = post({ email, password }, { apikey: 'sb_publishable_local' });
  const signedIn = await underLoad(count, () => asked(`${url}/auth/v1/token?grant_type=password`, signIn));
  const hashed = await underLoad(count, async () => checkPassword(password, stored));
  return { signedIn, hashed };
}
