import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '#contract/locale.ts';
import { audit } from '#server/auth/audit.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { issueAuthCode } from '#server/auth/sessions/flow-state.ts';
import { type Asker, beginSession, endSessions, type SessionJson } from '#server/auth/sessions/sessions.ts';
import { findUser, demandNotBanned, type User } from '#server/auth/users/users.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isDuplicate } from '#server/postgres/away.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { agreeToChange } from './change-address.ts';
import { type ShownToken, type TakenToken, takeToken, type TokenType } from './one-time-tokens.ts';

const tokenTypes = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
} as const satisfies Record<string, readonly TokenType[]>;

/** What somebody says they prove, in GoTrue's words. `email` is a sign-up or a sign-in by mail, whichever waits. */
type ProofType = keyof typeof tokenTypes;

// An address with a code costs about half a millisecond more than one without. Refusals wait for the same moment.
const refusalMs = 50;

/** Tells a known type from any other text. */
export const isProofType = (type: string): type is ProofType => Object.hasOwn(tokenTypes, type);

export type AddressProof = {
  readonly type: ProofType;
  readonly shown: ShownToken;
  readonly asker: Asker;
  /** The language of the call. */
  readonly locale: Locale;
  /** Whether a flow with a code challenge gets a code in place of a session: only a redirect can carry one. */
  readonly canHandOutCode: boolean;
};

/** What became of a proof. `type` says more exactly than the asked one what was proved. */
export type Proved =
  | { readonly kind: 'session'; readonly session: SessionJson; readonly type: ProofType }
  | { readonly kind: 'code'; readonly code: string }
  /** A change of address: it is done, or the other mailbox must agree as well. */
  | { readonly kind: 'changed' | 'waits' };

/**
 * Uses up a mailed code or link: confirms the address and begins a session, or agrees to a new address. Wrong, unknown,
 * expired and used ones all end in the same refusal, after the same work (SEC-02, SEC-10).
 */
export async function proveAddress(
  auth: AuthParts,
  { type, shown, asker, locale, canHandOutCode }: AddressProof,
): Promise<Proved> {
  const started = performance.now();
  const proved = await auth.sql
    .begin(async (sql) => {
      // A counted wrong try need not reach the disk before the answer: waiting for it would tell that there is
      // a code for this address.
      await sql`set local synchronous_commit = off`;
      const taken = await takeToken(sql, auth.seal, shown, tokenTypes[type]);
      // Nothing is thrown here: the try must stay counted.
      if (taken === undefined) return undefined;
      await sql`set local synchronous_commit to default`;
      const user = await findUser(sql, taken.userId, { forUpdate: true });
      if (user === undefined) return undefined;
      demandNotBanned(user);
      // Whoever owns one mailbox of a change need not own the account: agreeing begins no session in it.
      if (type === 'email_change') {
        const kind = await agreeToChange(sql, auth, user, taken, locale);
        return kind === 'void' ? undefined : { kind };
      }
      const proven = await confirm(sql, user, taken);
      if (proven === 'void') return undefined;
      if (canHandOutCode && taken.flowStateId !== null) {
        const code = await issueAuthCode(sql, taken.flowStateId, user.id);
        if (code === undefined)
          throw new Refusal('flow_state_not_found', { message: 'No associated flow state found.' });
        return { kind: 'code', code } as const;
      }
      const session = await beginSession(sql, auth.tokens, proven, 'otp', asker);
      return { kind: 'session', session, type: exactType(type, taken.type) } as const;
    })
    .catch((error: unknown) => {
      // Somebody else got the new address in this very moment.
      if (isDuplicate(error)) return undefined;
      throw error;
    });
  if (type === 'email_change') auth.onMail();
  if (proved !== undefined) return proved;
  await wait(Math.max(0, started + refusalMs - performance.now()));
  throw 'token' in shown
    ? new Refusal('otp_expired', { message: 'Email link is invalid or has expired' })
    : new Refusal('otp_expired');
}

function exactType(asked: ProofType, taken: TokenType): ProofType {
  if (asked !== 'email') return asked;
  return taken === 'confirmation_token' ? 'signup' : 'magiclink';
}

// Nobody has shown before that an unconfirmed account is theirs. What counts now is only what hangs on this
// token: its own password, or none. A stranger's password and sessions end here. Only a password that the team
// gave with the account stays: no sign-up can write that one.
async function confirm(sql: Queries, user: User, taken: TakenToken): Promise<User | 'void'> {
  if (taken.email !== user.email) return 'void';
  if (user.emailConfirmedAt !== null) {
    await audit(sql, { action: 'login', actorId: user.id });
    return user;
  }
  const teams = user.invitedAt === null ? null : user.encryptedPassword;
  await sql`
    update auth.users set email_confirmed_at = now(), encrypted_password = ${taken.encryptedPassword ?? teams}, updated_at = now()
    where id = ${user.id}`;
  await sql`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = ${user.id} and provider = 'email' and email = ${user.email}`;
  await sql`delete from auth.one_time_tokens where user_id = ${user.id}`;
  await endSessions(sql, user.id, { flowId: taken.flowStateId });
  await audit(sql, { action: 'user_signedup', actorId: user.id, traits: { provider: 'email' } });
  return (await findUser(sql, user.id)) ?? 'void';
}
