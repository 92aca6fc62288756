import * as v from 'valibot';
import type { Grant } from '#server/auth/part.ts';
import { fields, readFields } from '#server/auth/read-fields.ts';
import { refresh } from '#server/auth/sessions/refresh-chain.ts';
import { invalid, Refusal } from '#server/auth/refusal.ts';
import { askerOf, sessionJson } from '#server/auth/sessions/sessions.ts';

/** `token?grant_type=refresh_token`: a fresh access token and the next refresh token. */
export const refreshToken: Grant = async (c, auth) => {
  const { refresh_token: token } = await readFields(c, v.object({ refresh_token: fields.text }));
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
  return sessionJson(auth.sql, auth.tokens, refreshed.user, refreshed.sessionId, refreshed.refreshToken);
};
