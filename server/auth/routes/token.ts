import type { Context } from 'hono';
import * as v from 'valibot';
import { audit } from '#server/auth/audit.ts';
import type { AuthParts, AuthRoutes } from '#server/auth/auth-parts.ts';
import { countTry } from '#server/auth/limits.ts';
import { readLocale } from '#server/auth/links.ts';
import { checkPassword, hashPassword, longestPassword } from '#server/auth/passwords/passwords.ts';
import { withAccountOf } from '#server/auth/providers/external-account.ts';
import { readIdToken } from '#server/auth/providers/id-tokens.ts';
import { findTokenProvider } from '#server/auth/providers/providers.ts';
import { takeFlow } from '#server/auth/sessions/flow-state.ts';
import { refresh } from '#server/auth/sessions/refresh-chain.ts';
import { askerOf, beginSession, type SessionJson, sessionJson } from '#server/auth/sessions/sessions.ts';
import { findUser, findUserByEmail, isBanned, demandNotBanned } from '#server/auth/users/users.ts';
import { addressSite } from '#server/http/client-address.ts';
import { addressOrNone, fields, readFields } from '#server/http/read-fields.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';

/** Turns what somebody brings to /token into a session, or throws a refusal. */
type Grant = (c: Context, auth: AuthParts) => Promise<SessionJson>;

const { text, flag } = fields;
const schema = v.object({ provider: text, id_token: text, access_token: text, nonce: text, link_identity: flag });

/** Signs in with an ID token that a page got from a service by itself, as "Sign in with Google" gives it. */
const idToken: Grant = async (c, auth) => {
  await auth.limits.count('otherBlock', auth.addressOf(c));
  const brought = await readFields(c, schema);
  if (!brought.id_token) throw invalid('id_token required');
  if (!brought.provider) throw invalid('provider or client_id and issuer required');
  if (brought.link_identity) {
    await auth.authenticate(c.req.header('authorization'));
    throw new Refusal('manual_linking_disabled');
  }
  const provider = findTokenProvider(auth.providers, brought.provider);
  const person = await readIdToken(auth.log, provider, {
    idToken: brought.id_token,
    accessToken: brought.access_token || undefined,
    nonce: brought.nonce || undefined,
  });
  const arrival = { provider: provider.name, person, locale: readLocale(c, auth) };
  return withAccountOf(auth, arrival, (sql, user) => beginSession(sql, auth.tokens, user, 'oauth', askerOf(c)));
};

const shown = v.object({ auth_code: text, code_verifier: text });

/** Begins a session for the code of a redirect and the answer to its challenge, which only the browser knows that asked. */
const pkce: Grant = async (c, auth) => {
  await auth.limits.count('otherBlock', auth.addressOf(c));
  const { auth_code: code, code_verifier: verifier } = await readFields(c, shown);
  if (!code || !verifier) throw invalid('invalid request: both auth code and code verifier should be non-empty');
  return auth.sql.begin(async (sql) => {
    const { userId, providerType, authenticationMethod } = await takeFlow(sql, code, verifier);
    const user = await findUser(sql, userId, { forUpdate: true });
    if (user === undefined) throw new Refusal('flow_state_not_found');
    demandNotBanned(user);
    await audit(sql, { action: 'login', actorId: userId, traits: { provider_type: providerType } });
    return beginSession(sql, auth.tokens, user, authenticationMethod, askerOf(c));
  });
};

/** `token?grant_type=refresh_token`: a fresh access token and the next refresh token. */
const refreshToken: Grant = async (c, auth) => {
  const { refresh_token: token } = await readFields(c, v.object({ refresh_token: text }));
  if (!token) throw invalid('refresh_token required');
  await auth.limits.count('refreshBlock', auth.addressOf(c)).catch((problem: unknown) => {
    // auth-js signs its visitor out at 429, and comes back later at 503: nobody loses a session to a busy neighbour.
    throw problem instanceof Refusal ? new Refusal(problem.code, { ...problem.more, status: 503 }) : problem;
  });
  const refreshed = await refresh(auth.sql, auth.seal, token, askerOf(c));
  if (!refreshed.ok)
    throw new Refusal(
      refreshed.because,
      refreshed.because === 'user_banned' ? { message: 'Invalid Refresh Token: User Banned' } : {},
    );
  const { user, sessionId, refreshToken: next } = refreshed.value;
  return sessionJson(auth.sql, auth.tokens, user, sessionId, next);
};

const passwordFields = v.object({ email: text, phone: text, password: text });

/**
 * Signs in with address and password. Unknown address, wrong password, an account without one and one that nobody
 * confirmed are answered alike and after the same work (SEC-10); that somebody is banned is said only to who knows
 * the password.
 */
const password: Grant = async (c, auth) => {
  const body = await readFields(c, passwordFields);
  if (body.email && body.phone) throw invalid('Only an email address or phone number should be provided on login.');
  if (body.phone) throw new Refusal('phone_provider_disabled', { message: 'Phone logins are disabled', status: 422 });
  if (!body.email) throw invalid('missing email or phone');
  const email = addressOrNone(body.email);
  const typed = body.password ?? '';
  const address = auth.addressOf(c);
  await auth.limits.count('passwordBlock', address);
  // Neither can be anybody's.
  if (email === undefined || typed === '' || typed.length > 2 * longestPassword)
    throw new Refusal('invalid_credentials');
  await countTry(c, auth, 'password', email);

  const user = await findUserByEmail(auth.sql, email);
  // Until a sign-up is confirmed its password is not the account's, and is not looked at: who signs up with somebody's
  // address knows it, and would learn here whether the address is known.
  const stored = (user?.emailConfirmedAt ? user.encryptedPassword : undefined) ?? null;
  const { isRight, isOld } = await checkPassword(typed, stored, addressSite(address));
  if (!isRight || user === undefined || stored === null) throw new Refusal('invalid_credentials');
  if (isBanned(user)) throw new Refusal('user_banned');
  const renewed = isOld ? await hashPassword(typed) : undefined;
  return auth.sql.begin(async (sql) => {
    // Who changed the password or was banned while we looked is not overtaken.
    const current = await findUser(sql, user.id, { forUpdate: true });
    if (current?.encryptedPassword !== stored || isBanned(current)) throw new Refusal('invalid_credentials');
    if (renewed !== undefined) await sql`update auth.users set encrypted_password = ${renewed} where id = ${user.id}`;
    await audit(sql, { action: 'login', actorId: user.id, traits: { provider: 'email' } });
    return beginSession(sql, auth.tokens, current, 'password', askerOf(c));
  });
};

const grants = new Map<string, Grant>([
  ['password', password],
  ['refresh_token', refreshToken],
  ['pkce', pkce],
  ['id_token', idToken],
  [
    'web3',
    async () => {
      throw new Refusal('web3_provider_disabled');
    },
  ],
]);

export const token: AuthRoutes = (app, auth) => {
  app.post('/token', async (c) => {
    const grant = grants.get(c.req.query('grant_type') ?? '');
    if (grant === undefined) throw invalid('unsupported_grant_type');
    return c.json(await grant(c, auth));
  });
};
