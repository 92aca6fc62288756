import type { AuthParts } from '#server/auth/auth-parts.ts';
import { takeCode } from '#server/auth/mail/one-time-tokens.ts';
import { checkPassword } from '#server/auth/passwords/passwords.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Queries } from '#server/postgres/connect.ts';
import type { SignInMethod } from './access-tokens.ts';
import type { Caller } from './bearer.ts';
import { addMethod } from './sessions.ts';

// Long enough to change one's mind, short enough for a device that was left open.
const freshSeconds = 60 * 60;

/** What can prove anew who somebody is. */
type Proof = {
  readonly currentPassword?: string | undefined;
  /** The code of `/reauthenticate`. */
  readonly nonce?: string | undefined;
};

// A second factor comes on top of a way in and is none: whoever holds a stolen session can add one of their own.
const secondFactors = ['totp', 'mfa/recovery_code'] satisfies SignInMethod[];

/**
 * Asks for more than an open session before an address or a password changes or a second factor is added: a way in that
 * was shown within the last hour, the current password, or a mailed code. A password or code that is right makes the
 * session fresh again. Throws GoTrue's refusals.
 */
export async function demandFreshSession(auth: AuthParts, caller: Caller, proof: Proof = {}): Promise<void> {
  if (proof.currentPassword === undefined || !caller.user.encryptedPassword) {
    const [{ isFresh }] = await auth.sql<[{ isFresh: boolean }]>`
      select exists (select from auth.mfa_amr_claims where session_id = ${caller.claims.session_id}
        and authentication_method <> all (${secondFactors})
        and updated_at > now() - make_interval(secs => ${freshSeconds})) as "isFresh"`;
    if (isFresh) return;
  }
  await demandProof(auth, caller, proof);
}

/** Asks for the current password or a mailed code, however fresh the session is. Throws GoTrue's refusals. */
export async function demandProof(
  auth: AuthParts,
  { user, claims }: Caller,
  { currentPassword, nonce }: Proof,
): Promise<void> {
  const sessionId = claims.session_id;
  if (currentPassword !== undefined && user.encryptedPassword) {
    // By account, and not the count of signing in: whoever holds a session cannot lock its owner out.
    await auth.limits.count('passwordHere', 'change', user.id);
    const { isRight } = await checkPassword(currentPassword, user.encryptedPassword, user.id);
    if (!isRight) throw new Refusal('current_password_invalid');
    return refresh(auth, user.id, sessionId, 'password');
  }
  if (nonce === undefined) throw new Refusal('reauthentication_needed');
  await auth.limits.count('codeHere', 'change', user.id);
  const taken = await takeCode(auth.sql, auth.seal, user.email ?? '', nonce, ['reauthentication_token']);
  if (taken?.userId !== user.id) throw new Refusal('reauthentication_not_valid');
  await refresh(auth, user.id, sessionId, 'otp');
}

async function refresh(
  { sql }: AuthParts,
  userId: string,
  sessionId: string,
  method: Extract<SignInMethod, 'password' | 'otp'>,
): Promise<void> {
  await sql.begin(async (transaction) => {
    await holdSession(transaction, userId, sessionId);
    await addMethod(transaction, sessionId, method);
  });
}

/** Keeps a session from ending until the transaction is over; throws when it has ended since it was looked at. */
export async function holdSession(sql: Queries, userId: string, sessionId: string): Promise<void> {
  const held = await sql`select from auth.sessions where id = ${sessionId} and user_id = ${userId} for key share`;
  if (held.count === 0) throw new Refusal('session_not_found');
}
