import type { Hono } from 'hono';
import * as v from 'valibot';
import { isLocale } from '#contract/locale.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { deleteUser } from '#server/auth/users/delete-user.ts';
import { demandFreshSession, holdSession } from '#server/auth/sessions/fresh-session.ts';
import { putAccountMail } from '#server/auth/mail/mails.ts';
import { fields, readFields } from '#server/auth/read-fields.ts';
import { Refusal } from '#server/auth/refusal.ts';
import { findUser } from '#server/auth/users/users.ts';
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
      const user = await findUser(sql, caller.user.id, { forUpdate: true });
      if (user === undefined) throw new Refusal('user_not_found');
      await holdSession(sql, user.id, caller.claims.session_id);
      await deleteUser(sql, user, 'owner');
      const { locale } = user.userMetadata;
      if (user.email)
        await putAccountMail(sql, {
          kind: 'deleted',
          to: user.email,
          locale: isLocale(locale) ? locale : language,
          domain: auth.mailDomain,
        });
    });
    auth.onMail();
    return { deleted: true };
  });
}
