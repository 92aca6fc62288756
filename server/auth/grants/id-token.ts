import * as v from 'valibot';
import { withAccountOf } from '#server/auth/providers/external-account.ts';
import { readIdToken } from '#server/auth/providers/id-tokens.ts';
import { readLocale } from '#server/auth/links.ts';
import type { Grant } from '#server/auth/part.ts';
import { findTokenProvider } from '#server/auth/providers/providers.ts';
import { fields, readFields } from '#server/auth/read-fields.ts';
import { invalid, Refusal } from '#server/auth/refusal.ts';
import { askerOf, beginSession } from '#server/auth/sessions/sessions.ts';

const schema = v.object({
  provider: fields.text,
  id_token: fields.text,
  access_token: fields.text,
  nonce: fields.text,
  link_identity: fields.flag,
});

/** Signs in with an ID token that a page got from a service by itself, as "Sign in with Google" gives it. */
export const idToken: Grant = async (c, auth) => {
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
