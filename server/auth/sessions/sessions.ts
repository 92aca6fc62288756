import type { Context } from 'hono';
import { newToken } from '#server/auth/codes.ts';
import { type User, userJson } from '#server/auth/users/users.ts';
import type { JsonObject, Queries } from '#server/postgres/connect.ts';
import { tokenHash } from '#server/seal.ts';
import {
  accessTokenSeconds,
  type AccessTokens,
  type AssuranceLevel,
  type Method,
  type SignInMethod,
} from './access-tokens.ts';
import { endFlows } from './flow-state.ts';

/** What asked: written to the session, so that its owner can tell their devices apart. No internet address is kept. */
export type Asker = { readonly userAgent: string | undefined };

/** What a call comes from. */
export const askerOf = (c: Context): Asker => ({ userAgent: c.req.header('user-agent')?.slice(0, 300) });

/** A session as auth-js takes it (AUTH-12). */
export type SessionJson = {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: JsonObject;
};

/** Begins a session: a row, how it was begun, its first refresh token. Runs in the caller's transaction. */
export async function beginSession(
  sql: Queries,
  tokens: AccessTokens,
  user: User,
  method: SignInMethod,
  asker: Asker,
): Promise<SessionJson> {
  const [session] = await sql<[{ id: string }]>`
    insert into auth.sessions (user_id, user_agent, refreshed_at)
    values (${user.id}, ${asker.userAgent ?? null}, now() at time zone 'utc') returning id`;
  await addMethod(sql, session.id, method);
  const refreshToken = await newRefreshToken(sql, user.id, session.id);
  const [signedIn] = await sql<[{ lastSignInAt: Date }]>`
    update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${user.id} returning last_sign_in_at as "lastSignInAt"`;
  return sessionJson(sql, tokens, { ...user, ...signedIn }, session.id, refreshToken);
}

/** Gives a session a refresh token with which a chain begins. */
export async function newRefreshToken(sql: Queries, userId: string, sessionId: string): Promise<string> {
  const token = newToken();
  await sql`
    insert into auth.refresh_tokens (token, user_id, session_id) values (${tokenHash(token)}, ${userId}, ${sessionId})`;
  return token;
}

/** Notes one more way in which the owner of a session proved who they are. */
export async function addMethod(sql: Queries, sessionId: string, method: SignInMethod): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method) values (${sessionId}, ${method})
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
}

/** A session as it is answered: a fresh access token beside the given refresh token. */
export async function sessionJson(
  sql: Queries,
  tokens: AccessTokens,
  user: User,
  sessionId: string,
  refreshToken: string,
): Promise<SessionJson> {
  const [session] = await sql<{ aal: AssuranceLevel }[]>`select aal from auth.sessions where id = ${sessionId}`;
  const methods = await sql<Method[]>`
    select authentication_method as method, extract(epoch from updated_at)::int as timestamp
    from auth.mfa_amr_claims where session_id = ${sessionId} order by updated_at desc`;
  const { token, expiresAt } = await tokens.sign(user, {
    id: sessionId,
    aal: session?.aal ?? 'aal1',
    methods: methods.map(({ method, timestamp }) => ({ method, timestamp })),
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await userJson(sql, user),
  };
}

/**
 * Ends the sessions of an account: their tokens stop working at once. Flows end with them: a code that was handed
 * out before would begin one more. What is named in `except` stays.
 */
export async function endSessions(
  sql: Queries,
  userId: string,
  except: { readonly sessionId?: string | undefined; readonly flowId?: string | null } = {},
): Promise<void> {
  await endFlows(sql, userId, except.flowId);
  await sql`
    delete from auth.sessions where user_id = ${userId} and id is distinct from ${except.sessionId ?? null}`;
}
