import { isIP } from 'node:net';
import { addressBlock } from '#server/http/client-address.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { Refusal } from '#server/auth/refusal.ts';

const challengeSeconds = 300;

/** Asks for a code of a factor, in the caller's transaction. Out: the question, and when it ends in seconds since 1970. */
export async function makeChallenge(
  sql: Queries,
  factorId: string,
  address: string,
): Promise<{ readonly id: string; readonly expiresAt: number }> {
  const [challenge] = await sql<{ id: string; expiresAt: number }[]>`
    insert into auth.mfa_challenges (factor_id, ip_address) values (${factorId}, ${place(address)})
    returning id, (extract(epoch from created_at)::int + ${challengeSeconds}::int) as "expiresAt"`;
  if (challenge === undefined) throw new Error('The challenge was not stored.');
  await sql`update auth.mfa_factors set last_challenged_at = now() where id = ${factorId}`;
  return challenge;
}

/**
 * Makes sure that a challenge is of this factor, still open and answered from where it was asked for. Throws
 * GoTrue's refusals; its one for another address also stands for a challenge that was answered already.
 */
export async function checkChallenge(sql: Queries, factorId: string, id: string, address: string): Promise<void> {
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
export async function closeChallenge(sql: Queries, id: string): Promise<void> {
  await sql`update auth.mfa_challenges set verified_at = now() where id = ${id}`;
}

// The block, not the address: a device changes its IPv6 address while its owner looks for the phone.
function place(address: string): string {
  const block = addressBlock(address);
  return isIP(block.split('/')[0] ?? '') === 0 ? '0.0.0.0' : block;
}
