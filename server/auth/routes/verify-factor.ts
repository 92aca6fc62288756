import { isIP } from 'node:net';
import * as v from 'valibot';
import { audit } from '#server/auth/audit.ts';
import type { AuthRoutes } from '#server/auth/auth-parts.ts';
import { type Factor, findFactor, findFactors, hasVerifiedApp } from '#server/auth/factors/factor-rows.ts';
import { raiseSession } from '#server/auth/factors/raise-session.ts';
import { takeAppCode } from '#server/auth/factors/take-app-code.ts';
import { countTry } from '#server/auth/limits.ts';
import { readLocale } from '#server/auth/links.ts';
import { tellOwner } from '#server/auth/mail/owner-mails.ts';
import { demandFreshSession } from '#server/auth/sessions/fresh-session.ts';
import { lockUser, type User } from '#server/auth/users/users.ts';
import { addressBlock } from '#server/http/client-address.ts';
import { fields, isId, readFields } from '#server/http/read-fields.ts';
import { invalid, lacksAal2, Refusal } from '#server/http/refusal.ts';
import type { Queries } from '#server/postgres/connect.ts';

const body = v.object({ challenge_id: fields.text, code: fields.text });

// The challenge of a call that names none, as GoTrue reads it.
const noId = '00000000-0000-0000-0000-000000000000';

/** Asks for a code of an app and takes it: the session is aal2 then. */
export const verifyFactor: AuthRoutes = (app, auth) => {
  app.post('/factors/:id/challenge', async (c) => {
    const { user } = await auth.authenticate(c.req.header('authorization'));
    const factor = onlyApp(await findFactor(auth.sql, user.id, c.req.param('id')));
    await auth.limits.count('otherBlock', auth.addressOf(c));
    const { id, expiresAt } = await auth.sql.begin(async (sql) => {
      await lockUser(sql, user.id);
      await findFactor(sql, user.id, factor.id);
      await audit(sql, { action: 'challenge_created', actorId: user.id, traits: { factor_id: factor.id } });
      return makeChallenge(sql, factor.id, auth.addressOf(c));
    });
    return c.json({ id, type: factor.factorType, expires_at: expiresAt });
  });

  app.post('/factors/:id/verify', async (c) => {
    const caller = await auth.authenticate(c.req.header('authorization'));
    const { user, isAal2 } = caller;
    const { id, status } = onlyApp(await findFactor(auth.sql, user.id, c.req.param('id')));
    const { challenge_id: named, code } = await readFields(c, body);
    const challengeId = named || noId;
    if (!code) throw invalid('Code needs to be non-empty');
    if (!isId(challengeId)) throw new Refusal('bad_json');
    // A new one ends the sessions that have shown none: it must be the owner who adds it.
    if (status === 'unverified' && !caller.lacksSecondFactor) await demandFreshSession(auth, caller);
    await countTry(c, auth, 'factor', user.id);

    const take = async (sql: Queries, owner: User): Promise<boolean> => {
      const factor = await findFactor(sql, user.id, id);
      await checkChallenge(sql, id, challengeId, auth.addressOf(c));
      const isNew = factor.status === 'unverified';
      const isFirst = !hasVerifiedApp(await findFactors(sql, user.id));
      // Begun before the account had its first factor, perhaps by somebody else.
      if (isNew && !isFirst && !isAal2) throw lacksAal2('enroll a new factor');
      if (!(await takeAppCode(sql, auth.seal, factor, code))) return false;
      await closeChallenge(sql, challengeId);
      await sql`
        delete from auth.mfa_factors where user_id = ${user.id} and factor_type = 'totp' and status = 'unverified'`;
      if (isNew) {
        await audit(sql, { action: 'factor_verified', actorId: user.id, traits: { factor_id: id } });
        await tellOwner(sql, auth, owner, isFirst ? 'two_factor_on' : 'factor_added', { locale: readLocale(c, auth) });
      }
      return true;
    };
    const refusal = new Refusal('mfa_verification_failed');
    return c.json(await raiseSession(auth, caller, { factorId: id, method: 'totp', take, refusal }));
  });
};

function onlyApp(factor: Factor): Factor {
  if (factor.factorType === 'totp') return factor;
  throw invalid('factor_type needs to be totp, phone, or webauthn');
}

const challengeSeconds = 300;

/** Asks for a code of a factor, in the caller's transaction. Out: the question, and when it ends in seconds since 1970. */
async function makeChallenge(
  sql: Queries,
  factorId: string,
  address: string,
): Promise<{ readonly id: string; readonly expiresAt: number }> {
  const [challenge] = await sql<[{ id: string; expiresAt: number }]>`
    insert into auth.mfa_challenges (factor_id, ip_address) values (${factorId}, ${place(address)})
    returning id, (extract(epoch from created_at)::int + ${challengeSeconds}::int) as "expiresAt"`;
  await sql`update auth.mfa_factors set last_challenged_at = now() where id = ${factorId}`;
  return challenge;
}

/**
 * Makes sure that a challenge is of this factor, still open and answered from where it was asked for. Throws
 * GoTrue's refusals; its one for another address also stands for a challenge that was answered already.
 */
async function checkChallenge(sql: Queries, factorId: string, id: string, address: string): Promise<void> {
  const [challenge] = await sql<{ isOpenHere: boolean; isExpired: boolean }[]>`
    select verified_at is null and ip_address = ${place(address)}::inet as "isOpenHere",
           created_at < now() - make_interval(secs => ${challengeSeconds}) as "isExpired"
    from auth.mfa_challenges where id = ${id} and factor_id = ${factorId}`;
  if (challenge === undefined)
    throw new Refusal('mfa_factor_not_found', {
      message: 'MFA factor with the provided challenge ID not found',
      status: 422,
    });
  if (!challenge.isOpenHere) throw new Refusal('mfa_ip_address_mismatch');
  if (challenge.isExpired)
    throw new Refusal('mfa_challenge_expired', {
      message: `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    });
}

/** Notes that a challenge was answered rightly: it cannot be answered again. */
async function closeChallenge(sql: Queries, id: string): Promise<void> {
  await sql`update auth.mfa_challenges set verified_at = now() where id = ${id}`;
}

// The block, not the address: a device changes its IPv6 address while its owner looks for the phone.
function place(address: string): string {
  const block = addressBlock(address);
  return isIP(block.split('/')[0] ?? '') === 0 ? '0.0.0.0' : block;
}
