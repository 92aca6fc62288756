import { audit } from '#server/auth/audit.ts';
import { findFactor } from '#server/auth/factors/factor-rows.ts';
import { readLocale } from '#server/auth/links.ts';
import type { Part } from '#server/auth/part.ts';
import { Refusal } from '#server/auth/refusal.ts';
import { removeFactor } from '#server/auth/factors/remove-factor.ts';
import { enrolFactor } from './enrol-factor.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { verifyFactor } from './verify-factor.ts';

/** The second factor: an app that makes codes, and recovery codes for when it is lost (AUTH-13). */
export const factors: Part = (app, auth) => {
  // Before `/factors/:id`, which would take the name for an id.
  recoveryCodes(app, auth);
  enrolFactor(app, auth);
  verifyFactor(app, auth);

  app.delete('/factors/:id', async (c) => {
    const { user, claims, isAal2 } = await auth.authenticate(c.req.header('authorization'));
    const { id } = await findFactor(auth.sql, user.id, c.req.param('id'));
    await auth.sql.begin(async (sql) => {
      const factor = await removeFactor(sql, auth, { id, userId: user.id }, readLocale(c, auth));
      if (factor === undefined) throw new Refusal('mfa_factor_not_found');
      if (factor.status === 'verified' && !isAal2)
        throw new Refusal('insufficient_aal', { message: 'AAL2 required to unenroll verified factor', status: 422 });
      await audit(sql, {
        action: 'factor_unenrolled',
        actorId: user.id,
        traits: { factor_id: id, factor_status: factor.status, session_id: claims.session_id },
      });
    });
    auth.onMail();
    return c.json({ id });
  });
};
