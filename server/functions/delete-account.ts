import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { deleteUser } from '#server/auth/users/delete-user.ts';
import { demandFreshSession, holdSession } from '#server/auth/sessions/fresh-session.ts';
import { tellOwner } from '#server/auth/mail/owner-mails.ts';
import { fields, readFields } from '#server/auth/read-fields.ts';
import { lockUser } from '#server/auth/users/lock-user.ts';
import { accountCall } from './account-call.ts';

/**
 * POST /functions/v1/delete-account: deletes the caller's account and all that hangs on it, and answers
 * `{deleted: true}`. An open session is not enough: it must be younger than an hour, or `{password}` or
 * `{nonce}` (the code of /reauthenticate) must show that it is the owner.
 */
export function deleteAccount(auth: AuthParts): Hono {
  return accountCall(auth, 'deletionAccount', async (c, caller, language) => {
    const { password, nonce } = await readFields(c, v.object({ password: fields.text, nonce: fields.text }));
    await demandFreshSession(auth, caller, {
      currentPassword: password || undefined,
      nonce: nonce || undefined,
    });
    await auth.sql.begin(async (sql) => {
      const user = await lockUser(sql, caller.user.id);
      await holdSession(sql, user.id, caller.claims.session_id);
      await deleteUser(sql, user, 'owner');
      await tellOwner(sql, auth, user, 'deleted', { locale: language });
    });
    auth.onMail();
    return { deleted: true };
  });
}
