import * as v from 'valibot';
import { noteAttempt } from '#server/auth/factors/factor-attempts.ts';
import { requireRecoveryFactor } from '#server/auth/factors/factor-rows.ts';
import { lockUser } from '#server/auth/users/lock-user.ts';
import { countTry } from '#server/auth/limits.ts';
import { readLocale } from '#server/auth/links.ts';
import type { Part } from '#server/auth/part.ts';
import { raiseSession } from '#server/auth/factors/raise-session.ts';
import { fields, readFields } from '#server/auth/read-fields.ts';
import { countRecoveryCodes, useRecoveryCode } from '#server/auth/factors/recovery-codes.ts';
import { Refusal } from '#server/auth/refusal.ts';
import { sessionJson } from '#server/auth/sessions/sessions.ts';

/** `POST /factors/recovery-codes/verify`: uses up a recovery code; the session is aal2 then, and the owner gets a mail. */
export const verifyRecoveryCode: Part = (app, auth) => {
  app.post('/factors/recovery-codes/verify', async (c) => {
    const { user, claims } = await auth.authenticate(c.req.header('authorization'));
    const { code } = await readFields(c, v.object({ code: fields.text }));
    const { id: factorId } = await requireRecoveryFactor(auth.sql, user.id);
    // Counted by set: new codes begin with new tries.
    await countTry(c, auth, 'recoveryCode', factorId, (await countRecoveryCodes(auth.sql, factorId)).set);

    const refreshToken = await auth.sql.begin(async (sql) => {
      const owner = await lockUser(sql, user.id);
      const typed = { factorId, code: code ?? '', locale: readLocale(c, auth) };
      if (!(await useRecoveryCode(sql, auth, owner, typed))) return undefined;
      const raised = await raiseSession(sql, {
        userId: user.id,
        sessionId: claims.session_id,
        factorId,
        method: 'mfa/recovery_code',
      });
      await noteAttempt(sql, { userId: user.id, factorId, isRight: true });
      return raised;
    });
    if (refreshToken === undefined) {
      await noteAttempt(auth.sql, { userId: user.id, factorId, isRight: false });
      throw new Refusal('mfa_verification_failed', { message: 'Invalid recovery code entered' });
    }
    auth.onMail();
    return c.json(await sessionJson(auth.sql, auth.tokens, user, claims.session_id, refreshToken));
  });
};
