import * as v from 'valibot';
import { audit } from '#server/auth/audit.ts';
import { takeFlow } from '#server/auth/sessions/flow-state.ts';
import type { Grant } from '#server/auth/part.ts';
import { fields, readFields } from '#server/auth/read-fields.ts';
import { invalid, Refusal } from '#server/auth/refusal.ts';
import { askerOf, beginSession } from '#server/auth/sessions/sessions.ts';
import { findUser, isBanned } from '#server/auth/users/users.ts';

const shown = v.object({ auth_code: fields.text, code_verifier: fields.text });

/** Begins a session for the code of a redirect and the answer to its challenge, which only the browser knows that asked. */
export const pkce: Grant = async (c, auth) => {
  await auth.limits.count('otherBlock', auth.addressOf(c));
  const { auth_code: code, code_verifier: verifier } = await readFields(c, shown);
  if (!code || !verifier) throw invalid('invalid request: both auth code and code verifier should be non-empty');
  return auth.sql.begin(async (sql) => {
    const { userId, providerType, authenticationMethod } = await takeFlow(sql, code, verifier);
    const user = await findUser(sql, userId, { forUpdate: true });
    if (user === undefined) throw new Refusal('flow_state_not_found');
    if (isBanned(user)) throw new Refusal('user_banned', { status: 403 });
    await audit(sql, { action: 'login', actorId: userId, traits: { provider_type: providerType } });
    return beginSession(sql, auth.tokens, user, authenticationMethod, askerOf(c));
  });
};
