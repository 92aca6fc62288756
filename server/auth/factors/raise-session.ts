import type { AuthParts } from '#server/auth/auth-parts.ts';
import type { Caller } from '#server/auth/sessions/bearer.ts';
import { addMethod, newRefreshToken, type SessionJson, sessionJson } from '#server/auth/sessions/sessions.ts';
import { lockUser, type User } from '#server/auth/users/users.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { noteAttempt } from './factor-rows.ts';

type ShownFactor = {
  readonly factorId: string;
  readonly method: 'totp' | 'mfa/recovery_code';
  /** Uses up the code that was shown. Out: whether it counted. */
  readonly take: (sql: Queries, owner: User) => Promise<boolean>;
  /** What is said to a wrong code. */
  readonly refusal: Refusal;
};

/**
 * Raises the session of whoever shows a right code to aal2. Out: the session as it is answered. Its earlier refresh tokens
 * are gone, so that whoever holds one of them never gets an aal2 token for it, and the account's other sessions that
 * have shown no second factor are signed out, as GoTrue does.
 */
export async function raiseSession(
  auth: AuthParts,
  { user, claims }: Caller,
  { factorId, method, take, refusal }: ShownFactor,
): Promise<SessionJson> {
  const userId = user.id;
  const sessionId = claims.session_id;
  const refreshToken = await auth.sql.begin(async (sql) => {
    const owner = await lockUser(sql, userId);
    if (!(await take(sql, owner))) return undefined;
    const raised = await sql`
      update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = now()
      where id = ${sessionId} and user_id = ${userId}`;
    if (raised.count === 0) throw new Refusal('session_not_found');
    await addMethod(sql, sessionId, method);
    await sql`delete from auth.refresh_tokens where session_id = ${sessionId}`;
    await sql`delete from auth.sessions where user_id = ${userId} and aal < 'aal2'`;
    await noteAttempt(sql, { userId, factorId, isRight: true });
    return newRefreshToken(sql, userId, sessionId);
  });
  if (refreshToken === undefined) {
    await noteAttempt(auth.sql, { userId, factorId, isRight: false });
    throw refusal;
  }
  auth.onMail();
  return sessionJson(auth.sql, auth.tokens, user, sessionId, refreshToken);
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
