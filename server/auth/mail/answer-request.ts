import type { AccountMailKind } from '#content/mail/account-mails.ts';
import { isLocale } from '#contract/locale.ts';
import { audit } from '#server/auth/audit.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { confirmLink, pageAddress } from '#server/auth/links.ts';
import type { SignInMethod } from '#server/auth/sessions/access-tokens.ts';
import { makeFlow } from '#server/auth/sessions/flow-state.ts';
import { createUser } from '#server/auth/users/identities.ts';
import { findUserByEmail, isTeamsOwn, type User } from '#server/auth/users/users.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { oneAtATime } from '#server/postgres/one-at-a-time.ts';
import type { AccountRequest } from './account-request.ts';
import { askAgain } from './change-address.ts';
import { putAccountMail } from './mails.ts';
import { makeOneTimeToken, type TokenType } from './one-time-tokens.ts';

type RequestWork = { readonly sql: Queries; readonly auth: AuthParts; readonly request: AccountRequest };

/** Does what was asked for an address, now that we look whether it is known. Runs in the caller's transaction. */
export async function answerRequest(sql: Queries, auth: AuthParts, request: AccountRequest): Promise<void> {
  const { email } = request;
  // Two requests for one address, also in two processes, are answered one after the other …
  await oneAtATime(sql, `account ${email}`);
  // … and accounts are locked before their tokens, as everywhere: so nobody waits for each other.
  const user = await findUserByEmail(sql, email, { forUpdate: true });
  const said = user?.userMetadata.locale;
  const locale = request.details.isLocaleGuessed && isLocale(said) ? said : request.locale;
  const work = { sql, auth, request: { ...request, locale } };
  if (user === undefined) await answerUnknown(work);
  else await answers[request.kind](work, user);
}

async function answerUnknown(work: RequestWork): Promise<void> {
  const { sql, auth, request } = work;
  const { newUser } = request.details;
  if (newUser === undefined || !auth.isSignUpOpen) return;
  await createUser(sql, request.email, newUser);
  await askToConfirm(work, newUser.id, newUser.encryptedPassword);
}

const answers: Record<AccountRequest['kind'], (work: RequestWork, user: User) => Promise<void>> = {
  signup: async (work, user) => {
    const { sql, auth, request } = work;
    if (user.emailConfirmedAt !== null) {
      const link = pageAddress(auth, request.locale, '/signin').href;
      return putAccountMail(sql, auth, { ...addressed(work), kind: 'sign_up_again', link });
    }
    if (!auth.isSignUpOpen) return;
    // Whom the team invited may have a role already: a stranger's password may not get there.
    if (isTeamsOwn(user)) return mailToken(work, user.id, invited);
    // Two sign-ups for one mailbox: which of them is its owner's, nobody can tell. So neither password counts, and
    // the second one changes nothing about the account.
    return askToConfirm(work, user.id, undefined);
  },

  otp: async (work, user) => {
    if (user.emailConfirmedAt !== null) return mailToken(work, user.id, signIn);
    if (isTeamsOwn(user)) return mailToken(work, user.id, invited);
    // Whoever reads the mail gets in, but not the password of a sign-up that somebody else may have sent.
    return askToConfirm(work, user.id, undefined);
  },

  recovery: async (work, user) => mailToken(work, user.id, recovery),

  resend_signup: async (work, user) => {
    if (user.emailConfirmedAt !== null) return;
    if (isTeamsOwn(user)) return mailToken(work, user.id, invited);
    // As it is: who presses "send again" keeps their password, and a disputed account stays without one.
    const [pending] = await work.sql<{ encryptedPassword: string | null }[]>`
      select encrypted_password as "encryptedPassword" from auth.one_time_tokens
      where user_id = ${user.id} and token_type = 'confirmation_token'`;
    return askToConfirm(work, user.id, pending?.encryptedPassword ?? undefined);
  },

  resend_email_change: async ({ sql, auth, request }, user) => {
    const email = user.emailChange;
    if (!email || !(await mayMail(auth, email))) return;
    await askAgain(sql, auth, user, { email, locale: request.locale });
  },
};

// The call counted the address it named; the new one gets a mail as well (SEC-12).
async function mayMail(auth: AuthParts, email: string): Promise<boolean> {
  return auth.limits.count('mailAccount', email).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
}

type TokenMail = {
  readonly kind: AccountMailKind;
  readonly type: TokenType;
  /** As the link and GoTrue's flows name it. */
  readonly linkType: 'signup' | 'magiclink' | 'recovery' | 'invite';
  readonly method: SignInMethod;
  readonly action: 'user_confirmation_requested' | 'user_recovery_requested';
};

const confirmation: TokenMail = {
  kind: 'sign_up',
  type: 'confirmation_token',
  linkType: 'signup',
  method: 'email/signup',
  action: 'user_confirmation_requested',
};
const invited: TokenMail = { ...confirmation, kind: 'invite', linkType: 'invite', method: 'invite' };
const signIn: TokenMail = {
  kind: 'sign_in',
  type: 'recovery_token',
  linkType: 'magiclink',
  method: 'magiclink',
  action: 'user_recovery_requested',
};
const recovery: TokenMail = { ...signIn, kind: 'recovery', linkType: 'recovery', method: 'recovery' };

async function askToConfirm(work: RequestWork, userId: string, encryptedPassword: string | undefined): Promise<void> {
  const kind = encryptedPassword === undefined ? 'sign_up_without_password' : 'sign_up';
  return mailToken(work, userId, { ...confirmation, kind }, encryptedPassword);
}

async function mailToken(
  work: RequestWork,
  userId: string,
  { kind, type, linkType, method, action }: TokenMail,
  encryptedPassword?: string,
): Promise<void> {
  const { sql, auth, request } = work;
  const { challenge } = request.details;
  const flowStateId = challenge
    ? await makeFlow(sql, {
        ...challenge,
        userId,
        providerType: linkType === 'signup' ? 'email' : linkType,
        authenticationMethod: method,
      })
    : undefined;
  const { token, code } = await makeOneTimeToken(sql, auth.seal, {
    userId,
    type,
    email: request.email,
    encryptedPassword,
    flowStateId,
  });
  const sentAt = type === 'confirmation_token' ? sql`confirmation_sent_at` : sql`recovery_sent_at`;
  await sql`update auth.users set ${sentAt} = now(), updated_at = now() where id = ${userId}`;
  await audit(sql, { action, actorId: userId, traits: { provider: 'email' } });
  const flowEnd = challenge && request.redirectTo;
  const link = confirmLink(auth, request.locale, { token, type: linkType, flowEnd });
  await putAccountMail(sql, auth, { ...addressed(work), kind, code, link });
}

const addressed = ({ request }: RequestWork) => ({ to: request.email, locale: request.locale });
