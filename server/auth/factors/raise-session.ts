import { newToken } from '#server/auth/codes.ts';
import { addMethod } from '#server/auth/sessions/sessions.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { tokenHash } from '#server/seal.ts';

type ShownFactor = {
  readonly userId: string;
  readonly sessionId: string;
  readonly factorId: string;
  readonly method: 'totp' | 'mfa/recovery_code';
};

/**
 * Raises a session to aal2, in the caller's transaction. Out: its new refresh token. The earlier ones are gone,
 * so that whoever holds one of them never gets an aal2 token for it, and the account's other sessions that
 * have shown no second factor are signed out, as GoTrue does.
 */
export async function raiseSession(
  sql: Queries,
  { userId, sessionId, factorId, method }: ShownFactor,
): Promise<string> {
  const raised = await sql`
    update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = now()
    where id = ${sessionId} and user_id = ${userId}`;
  if (raised.count === 0) throw new Refusal('session_not_found');
  await addMethod(sql, sessionId, method);
  await sql`delete from auth.refresh_tokens where session_id = ${sessionId}`;
  const refreshToken = newToken();
  await sql`
    insert into auth.refresh_tokens (token, user_id, session_id)
    values (${tokenHash(refreshToken)}, ${userId}, ${sessionId})`;
  await sql`delete from auth.sessions where user_id = ${userId} and aal < 'aal2'`;
  return refreshToken;
}

/** Takes sessions of an account back to aal1 that were raised with one of these factors, in the caller's transaction. */
export async function lowerSessions(sql: Queries, userId: string, factorIds: readonly string[]): Promise<void> {
  const lowered = await sql<{ id: string }[]>`
    update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now()
    where user_id = ${userId} and factor_id = any (${factorIds as string[]}) returning id`;
  await sql`
    delete from auth.mfa_amr_claims
    where session_id = any (${lowered.map(({ id }) => id)}) and authentication_method in ('totp', 'mfa/recovery_code')`;
}
