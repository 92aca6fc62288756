import type { Locale } from '#contract/locale.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { asMailed, newCode } from '#server/auth/codes.ts';
import { tellOwner } from '#server/auth/mail/owner-mails.ts';
import type { User } from '#server/auth/users/users.ts';
import type { Queries } from '#server/postgres/connect.ts';
import type { Seal } from '#server/seal.ts';

const setSize = 10;

type CodeSet = { readonly factorId: string; readonly locale: Locale };

/**
 * Makes a set of ten codes in place of an earlier one and tells the owner by mail, in the caller's transaction;
 * `auth.onMail()` belongs after it. Out: the codes, which can be read only now.
 */
export async function makeRecoveryCodes(
  sql: Queries,
  auth: Pick<AuthParts, 'seal' | 'siteUrl'>,
  owner: User,
  { factorId, locale }: CodeSet,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < setSize) codes.add(newCode());
  await sql`delete from auth.mfa_recovery_codes where factor_id = ${factorId}`;
  await sql`insert into auth.mfa_recovery_codes ${sql(
    [...codes].map((code) => ({ factor_id: factorId, code_hash: mark(auth.seal, factorId, code) })),
  )}`;
  await tellOwner(sql, auth, owner, 'recovery_codes_made', { locale });
  return [...codes];
}

/**
 * Uses up a typed code and tells the owner by mail, in the caller's transaction. Capital or small letters, spaces and
 * hyphens do not matter. Out: whether it counted.
 */
export async function takeRecoveryCode(
  sql: Queries,
  auth: Pick<AuthParts, 'seal' | 'siteUrl'>,
  owner: User,
  { factorId, code, locale }: CodeSet & { readonly code: string },
): Promise<boolean> {
  const taken = await sql`
    update auth.mfa_recovery_codes set used_at = now()
    where factor_id = ${factorId} and code_hash = ${mark(auth.seal, factorId, asMailed(code))} and used_at is null`;
  if (taken.count === 0) return false;
  const { remaining } = await countRecoveryCodes(sql, factorId);
  await tellOwner(sql, auth, owner, 'recovery_code_used', { values: { count: String(remaining) }, locale });
  return true;
}

/** How many codes the set has and how many are unused; `set` names it, and another one has another name. */
export async function countRecoveryCodes(
  sql: Queries,
  factorId: string,
): Promise<{ readonly total: number; readonly remaining: number; readonly set: string }> {
  const [counted] = await sql<[{ total: number; remaining: number; set: string }]>`
    select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining,
           coalesce(extract(epoch from min(created_at))::text, '') as set
    from auth.mfa_recovery_codes where factor_id = ${factorId}`;
  return counted;
}

const mark = (seal: Seal, factorId: string, code: string): string => seal.mark('recovery code', factorId, code);
