import type { Context } from 'hono';
import { confirmAddress } from '#server/auth/admin/set-address.ts';
import { audit } from '#server/auth/audit.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import type { NewUser } from '#server/auth/mail/account-request.ts';
import { askerOf, beginSession, type SessionJson } from '#server/auth/sessions/sessions.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isDuplicate } from '#server/postgres/away.ts';
import { createUser } from './identities.ts';
import { lockUser } from './users.ts';

/**
 * Makes an account without a mail and signs in, as a local Supabase does (CONFIRM_SIGN_UPS=off): whoever asks says which
 * mailbox is theirs, so no server that others reach does this. Refuses an address that is known.
 */
export async function signUpAtOnce(c: Context, auth: AuthParts, email: string, newUser: NewUser): Promise<SessionJson> {
  const { id, encryptedPassword } = newUser;
  return auth.sql
    .begin(async (sql) => {
      await createUser(sql, email, newUser);
      await sql`update auth.users set encrypted_password = ${encryptedPassword ?? null} where id = ${id}`;
      await confirmAddress(sql, id);
      await audit(sql, { action: 'user_signedup', actorId: id, traits: { provider: 'email' } });
      return beginSession(sql, auth.tokens, await lockUser(sql, id), 'password', askerOf(c));
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new Refusal('user_already_exists') : error;
    });
}
