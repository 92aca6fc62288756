import * as v from 'valibot';
import { audit } from '#server/auth/audit.ts';
import { countTry } from '#server/auth/limits.ts';
import type { Grant } from '#server/auth/part.ts';
import { checkPassword, hashPassword, longestPassword } from '#server/auth/passwords/passwords.ts';
import { fields, readAddress, readFields } from '#server/auth/read-fields.ts';
import { invalid, Refusal } from '#server/auth/refusal.ts';
import { askerOf, beginSession } from '#server/auth/sessions/sessions.ts';
import { findUser, findUserByEmail, isBanned } from '#server/auth/users/users.ts';
import { addressSite } from '#server/http/client-address.ts';

const passwordFields = v.object({ email: fields.text, phone: fields.text, password: fields.text });

/**
 * Signs in with address and password. Unknown address, wrong password, an account without one and one that nobody
 * confirmed are answered alike and after the same work (SEC-10); that somebody is banned is said only to who knows
 * the password.
 */
export const password: Grant = async (c, auth) => {
  const body = await readFields(c, passwordFields);
  if (body.email && body.phone) throw invalid('Only an email address or phone number should be provided on login.');
  if (body.phone) throw new Refusal('phone_provider_disabled', { message: 'Phone logins are disabled', status: 422 });
  if (!body.email) throw invalid('missing email or phone');
  const email = asAddress(body.email);
  const typed = body.password ?? '';
  const address = auth.addressOf(c);
  await auth.limits.count('passwordBlock', address);
  // Neither can be anybody's.
  if (email === undefined || typed === '' || typed.length > 2 * longestPassword)
    throw new Refusal('invalid_credentials');
  await countTry(c, auth, 'password', email);

  const user = await findUserByEmail(auth.sql, email);
  // Until a sign-up is confirmed its password is not the account's, and is not looked at: who signs up with somebody's
  // address knows it, and would learn here whether the address is known.
  const stored = (user?.emailConfirmedAt ? user.encryptedPassword : undefined) ?? null;
  const { isRight, isOld } = await checkPassword(typed, stored, addressSite(address));
  if (!isRight || user === undefined || stored === null) throw new Refusal('invalid_credentials');
  if (isBanned(user)) throw new Refusal('user_banned');
  const renewed = isOld ? await hashPassword(typed) : undefined;
  return auth.sql.begin(async (sql) => {
    // Who changed the password or was banned while we looked is not overtaken.
    const current = await findUser(sql, user.id, { forUpdate: true });
    if (current?.encryptedPassword !== stored || isBanned(current)) throw new Refusal('invalid_credentials');
    if (renewed !== undefined) await sql`update auth.users set encrypted_password = ${renewed} where id = ${user.id}`;
    await audit(sql, { action: 'login', actorId: user.id, traits: { provider: 'email' } });
    return beginSession(sql, auth.tokens, current, 'password', askerOf(c));
  });
};

function asAddress(typed: string): string | undefined {
  try {
    return readAddress(typed);
  } catch {
    return undefined;
  }
}
