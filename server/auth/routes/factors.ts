import * as v from 'valibot';
import { audit } from '#server/auth/audit.ts';
import type { AuthRoutes } from '#server/auth/auth-parts.ts';
import { findFactor, findFactors, readFactorName, refuseTakenName } from '#server/auth/factors/factor-rows.ts';
import { removeFactor } from '#server/auth/factors/remove-factor.ts';
import { newTotp } from '#server/auth/factors/totp.ts';
import { readLocale } from '#server/auth/links.ts';
import { demandFreshSession } from '#server/auth/sessions/fresh-session.ts';
import { lockUser } from '#server/auth/users/users.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import { invalid, lacksAal2, Refusal } from '#server/http/refusal.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { verifyFactor } from './verify-factor.ts';

/** The second factor: an app that makes codes, and recovery codes for when it is lost (AUTH-13). */
export const factors: AuthRoutes = (app, auth) => {
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

const mostFactors = 10;

const body = v.object({ factor_type: fields.text, friendly_name: fields.text, issuer: fields.text });

/** `POST /factors`: begins with an app. It counts from its first right code on. */
const enrolFactor: AuthRoutes = (app, auth) => {
  app.post('/factors', async (c) => {
    const caller = await auth.authenticate(c.req.header('authorization'));
    const { user, claims, isAal2 } = caller;
    const { factor_type: type, friendly_name: name, issuer } = await readFields(c, body);
    if (type === 'phone') throw new Refusal('mfa_phone_enroll_not_enabled');
    if (type === 'webauthn') throw new Refusal('mfa_webauthn_enroll_not_enabled');
    if (type !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn');
    const friendlyName = readFactorName(name, 'friendly_name');
    const totp = newTotp(readFactorName(issuer, 'issuer') || auth.siteUrl.host, user.email ?? user.id);
    await auth.limits.count('otherBlock', auth.addressOf(c));
    if (caller.lacksSecondFactor) throw lacksAal2('enroll a new factor');
    await demandFreshSession(auth, caller);
    await auth.limits.count('newFactorAccount', user.id);

    const id = await auth.sql.begin(async (sql) => {
      await lockUser(sql, user.id);
      // What was begun and left alone is in nobody's way.
      await sql`
        delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'
        and greatest(created_at, last_challenged_at) < now() - interval '5 minutes'`;
      const factors = await findFactors(sql, user.id);
      refuseTakenName(factors, friendlyName);
      if (factors.length >= mostFactors) throw new Refusal('too_many_enrolled_mfa_factors');
      if (!isAal2 && factors.some(({ status }) => status === 'verified')) throw lacksAal2('enroll a new factor');
      const [factor] = await sql<[{ id: string }]>`
        insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret)
        values (${user.id}, ${friendlyName}, 'totp', ${auth.seal.close(totp.secret)}) returning id`;
      await audit(sql, {
        action: 'factor_in_progress',
        actorId: user.id,
        traits: { factor_id: factor.id, session_id: claims.session_id },
      });
      return factor.id;
    });
    return c.json({
      id,
      type: 'totp',
      friendly_name: friendlyName,
      totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri },
    });
  });
};
