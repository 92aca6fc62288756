import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { takeSecondStep } from '#server/auth/factors/second-step-now.ts';
import { tellOwner } from '#server/auth/mail/owner-mails.ts';
import { demandProof, holdSession } from '#server/auth/sessions/fresh-session.ts';
import { deleteUser } from '#server/auth/users/delete-user.ts';
import { lockUser } from '#server/auth/users/users.ts';
import { Failed } from '#server/http/failures.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import { accountCall } from './account-call.ts';

const proof = v.object({ password: fields.text, nonce: fields.text, code: fields.text });

/**
 * POST /functions/v1/delete-account: deletes the caller's account and all that hangs on it, and answers
 * `{deleted: true}`. No session is enough, however young: `{password}` or `{nonce}` (the code of /reauthenticate) must
 * show that it is the owner, and `{code}` their second step where there is one.
 */
export function deleteAccount(auth: AuthParts): Hono {
  return accountCall(auth, 'deletionAccount', async (c, caller, language) => {
    const { password, nonce, code } = await readFields(c, proof);
    if (!password && !nonce) throw new Failed({ code: 'proof_needed' });
    // Before the mailed code, which counts once and would be used up by a mistake here.
    const shown = await takeSecondStep(c, auth, caller.user.id, code ?? '', { givesBack: true });
    if (!shown.ok) throw new Failed(shown.failure);
    await demandProof(auth, caller, { currentPassword: password || undefined, nonce: nonce || undefined });
    const addresses = await auth.sql.begin(async (sql) => {
      const user = await lockUser(sql, caller.user.id);
      await holdSession(sql, user.id, caller.claims.session_id);
      const told = await deleteUser(sql, user, 'owner');
      await tellOwner(sql, auth, user, 'deleted', { locale: language });
      return told;
    });
    // Before the outbox is told of the mail that says so: it mostly becomes a file after this.
    await auth.forgetMailFiles(addresses);
    auth.onMail();
    return { deleted: true };
  });
}
