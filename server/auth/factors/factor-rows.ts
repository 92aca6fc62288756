import { audit } from '#server/auth/audit.ts';
import { readId } from '#server/http/read-fields.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { JsonObject, Queries } from '#server/postgres/connect.ts';

type FactorType = 'totp' | 'recovery_code' | 'phone' | 'webauthn';

/** A row of auth.mfa_factors, as far as the service reads it. */
export type Factor = {
  readonly id: string;
  readonly userId: string;
  readonly friendlyName: string | null;
  readonly factorType: FactorType;
  readonly status: 'verified' | 'unverified';
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly lastChallengedAt: Date | null;
  /** Sealed; only apps have one. */
  readonly secret: string | null;
};

const columns = `id, user_id as "userId", friendly_name as "friendlyName", factor_type as "factorType", status,
  created_at as "createdAt", updated_at as "updatedAt", last_challenged_at as "lastChallengedAt", secret`;

/** The second factors of an account or several, verified or not, oldest first. */
export async function findFactors(sql: Queries, ...userIds: string[]): Promise<Factor[]> {
  return sql<Factor[]>`
    select ${sql.unsafe(columns)} from auth.mfa_factors
    where user_id = any (${userIds}::uuid[]) order by created_at, id`;
}

/** One factor of an account, by the id in a path; nobody else's is ever found. Throws GoTrue's refusals. */
export async function findFactor(sql: Queries, userId: string, id: string | undefined): Promise<Factor> {
  const [factor] = await sql<Factor[]>`
    select ${sql.unsafe(columns)} from auth.mfa_factors
    where user_id = ${userId} and id = ${readId(id, 'factor_id')}`;
  if (factor === undefined) throw new Refusal('mfa_factor_not_found');
  return factor;
}

/** The recovery codes of an account, which are one factor together. Throws a refusal when there are none. */
export async function requireRecoveryFactor(sql: Queries, userId: string): Promise<Factor> {
  const [factor] = await sql<Factor[]>`
    select ${sql.unsafe(columns)} from auth.mfa_factors where user_id = ${userId} and factor_type = 'recovery_code'`;
  if (factor === undefined) throw new Refusal('mfa_factor_not_found');
  return factor;
}

/** The factors of an account as GoTrue shows them, without secrets (AUTH-12). */
export async function listFactors(sql: Queries, userId: string): Promise<JsonObject[]> {
  return (await findFactors(sql, userId)).map(factorJson);
}

/** A factor as GoTrue shows it, without its secret. */
export function factorJson(factor: Factor): JsonObject {
  return {
    id: factor.id,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    status: factor.status,
    ...(factor.friendlyName ? { friendly_name: factor.friendlyName } : {}),
    factor_type: factor.factorType,
    ...(factor.lastChallengedAt === null ? {} : { last_challenged_at: factor.lastChallengedAt.toISOString() }),
  };
}

/** Whether the account has an app that counts. */
export const hasVerifiedApp = (factors: readonly Factor[]): boolean =>
  factors.some(({ factorType, status }) => factorType === 'totp' && status === 'verified');

/** Whether an app, or the set of recovery codes there is now, began to count within the last hour. */
export async function isNewFactor(sql: Queries, id: string): Promise<boolean> {
  const [factor] = await sql<{ isNew: boolean | null }[]>`
    select coalesce((select max(created_at) from auth.mfa_recovery_codes where factor_id = ${id}), verified_at)
             > now() - interval '1 hour' as "isNew"
    from auth.mfa_factors where id = ${id}`;
  return factor?.isNew ?? false;
}

// In characters. The name stands in every session, the issuer twice in a QR code.
const longest = { friendly_name: 100, issuer: 50 } as const;

/** Reads the name somebody gives a factor, or its issuer. Throws a refusal for what no app could show. */
export function readFactorName(name: string | null | undefined, field: keyof typeof longest): string {
  const text = name ?? '';
  if (text.length > longest[field] || /\p{Cc}/u.test(text))
    throw invalid(`The value of "${field}" must be at most ${longest[field]} characters in one line`);
  return text.toWellFormed();
}

/** Throws GoTrue's refusal when an account has a factor of that name. No name is a name too, as in GoTrue. */
export function refuseTakenName(factors: readonly Factor[], name: string): void {
  if (factors.some(({ friendlyName }) => (friendlyName ?? '') === name))
    throw new Refusal('mfa_factor_name_conflict', {
      message: `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    });
}

/** Notes that somebody showed a code of a second factor. A wrong one is noted outside the transaction it ends. */
export async function noteAttempt(
  sql: Queries,
  attempt: { readonly userId: string; readonly factorId: string; readonly isRight: boolean },
): Promise<void> {
  await audit(sql, {
    action: 'verification_attempted',
    actorId: attempt.userId,
    traits: { factor_id: attempt.factorId, result: attempt.isRight ? 'right' : 'wrong' },
  });
}
