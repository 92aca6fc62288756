import type { Context } from 'hono';
import * as v from 'valibot';
import { audit } from '#server/auth/audit.ts';
import type { AuthParts, AuthRoutes } from '#server/auth/auth-parts.ts';
import {
  findFactors,
  hasVerifiedApp,
  readFactorName,
  refuseTakenName,
  requireRecoveryFactor,
} from '#server/auth/factors/factor-rows.ts';
import { raiseSession } from '#server/auth/factors/raise-session.ts';
import { countRecoveryCodes, makeRecoveryCodes, takeRecoveryCode } from '#server/auth/factors/recovery-codes.ts';
import { removeFactor } from '#server/auth/factors/remove-factor.ts';
import { countTry } from '#server/auth/limits.ts';
import { readLocale } from '#server/auth/links.ts';
import type { Caller } from '#server/auth/sessions/bearer.ts';
import { demandFreshSession } from '#server/auth/sessions/fresh-session.ts';
import { lockUser, type User } from '#server/auth/users/users.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import { lacksAal2, Refusal } from '#server/http/refusal.ts';
import type { Queries } from '#server/postgres/connect.ts';

const type = 'recovery_code';
const path = '/factors/recovery-codes';

/**
 * Ten codes for when the app is lost, each for one time, as auth-js calls for them (`mfa.recoveryCodes`).
 * GoTrue's source has no such calls yet: what each answers is read from auth-js.
 */
export const recoveryCodes: AuthRoutes = (app, auth) => {
  async function make(c: Context, sql: Queries, owner: User, factorId: string): Promise<readonly string[]> {
    await audit(sql, { action: 'recovery_codes_generated', actorId: owner.id, traits: { factor_id: factorId } });
    return makeRecoveryCodes(sql, auth, owner, { factorId, locale: readLocale(c, auth) });
  }

  app.get(path, async (c) => {
    const { user } = await auth.authenticate(c.req.header('authorization'));
    const { id } = await requireRecoveryFactor(auth.sql, user.id);
    const { total, remaining } = await countRecoveryCodes(auth.sql, id);
    return c.json({ id, type, total, remaining });
  });

  app.post(path, async (c) => {
    const { user, isAal2 } = await fresh(auth, c);
    const { friendly_name: typed } = await readFields(c, v.object({ friendly_name: fields.text }));
    const name = readFactorName(typed, 'friendly_name') || 'Recovery codes';
    const made = await auth.sql.begin(async (sql) => {
      const owner = await lockUser(sql, user.id);
      const factors = await findFactors(sql, user.id);
      if (!hasVerifiedApp(factors)) throw new Refusal('mfa_recovery_codes_sole_factor');
      if (!isAal2) throw lacksAal2('generate recovery codes');
      if (factors.some(({ factorType }) => factorType === type))
        throw new Refusal('mfa_verified_factor_exists', {
          message: 'Recovery codes already exist, regenerate them to get new ones',
        });
      refuseTakenName(factors, name);
      const [factor] = await sql<[{ id: string }]>`
        insert into auth.mfa_factors (user_id, friendly_name, factor_type, status)
        values (${user.id}, ${name}, ${type}, 'verified') returning id`;
      return { id: factor.id, codes: await make(c, sql, owner, factor.id) };
    });
    auth.onMail();
    return c.json({ id: made.id, type, friendly_name: name, total: made.codes.length, codes: made.codes });
  });

  app.post(`${path}/regenerate`, async (c) => {
    const { user, isAal2 } = await fresh(auth, c);
    const { factor, codes } = await auth.sql.begin(async (sql) => {
      const owner = await lockUser(sql, user.id);
      const found = await requireRecoveryFactor(sql, user.id);
      if (!isAal2) throw lacksAal2('regenerate recovery codes');
      return { factor: found, codes: await make(c, sql, owner, found.id) };
    });
    auth.onMail();
    return c.json({ id: factor.id, type, friendly_name: factor.friendlyName ?? '', total: codes.length, codes });
  });

  verifyRecoveryCode(app, auth);

  app.delete(path, async (c) => {
    const { user, claims, isAal2 } = await auth.authenticate(c.req.header('authorization'));
    const id = await auth.sql.begin(async (sql) => {
      const factor = await requireRecoveryFactor(sql, user.id);
      if (!isAal2) throw lacksAal2('unenroll recovery codes');
      await removeFactor(sql, auth, factor, readLocale(c, auth));
      await audit(sql, {
        action: 'factor_unenrolled',
        actorId: user.id,
        traits: { factor_id: factor.id, factor_status: factor.status, session_id: claims.session_id },
      });
      return factor.id;
    });
    auth.onMail();
    return c.json({ id });
  });
};

// Codes that somebody else has made lie in wait for the day on which they know the password as well.
async function fresh(auth: AuthParts, c: Context): Promise<Caller> {
  const caller = await auth.authenticate(c.req.header('authorization'));
  // Without the second factor the call is refused in any case, with the reason that helps.
  if (caller.isAal2) {
    await demandFreshSession(auth, caller);
    await auth.limits.count('newFactorAccount', 'codes', caller.user.id);
  }
  return caller;
}

/** `POST /factors/recovery-codes/verify`: uses up a recovery code; the session is aal2 then, and the owner gets a mail. */
const verifyRecoveryCode: AuthRoutes = (app, auth) => {
  app.post('/factors/recovery-codes/verify', async (c) => {
    const caller = await auth.authenticate(c.req.header('authorization'));
    const { code } = await readFields(c, v.object({ code: fields.text }));
    const { id: factorId } = await requireRecoveryFactor(auth.sql, caller.user.id);
    // Counted by set: new codes begin with new tries.
    await countTry(c, auth, 'recoveryCode', factorId, (await countRecoveryCodes(auth.sql, factorId)).set);
    const typed = { factorId, code: code ?? '', locale: readLocale(c, auth) };
    const take = (sql: Queries, owner: User): Promise<boolean> => takeRecoveryCode(sql, auth, owner, typed);
    const refusal = new Refusal('mfa_verification_failed', { message: 'Invalid recovery code entered' });
    return c.json(await raiseSession(auth, caller, { factorId, method: 'mfa/recovery_code', take, refusal }));
  });
};
