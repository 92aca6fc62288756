import { idToken } from '#server/auth/grants/id-token.ts';
import { password } from '#server/auth/grants/password.ts';
import { pkce } from '#server/auth/grants/pkce.ts';
import { refreshToken } from '#server/auth/grants/refresh-token.ts';
import type { Grant, Part } from '#server/auth/part.ts';
import { invalid, Refusal } from '#server/auth/refusal.ts';

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

export const token: Part = (app, auth) => {
  app.post('/token', async (c) => {
    const grant = grants.get(c.req.query('grant_type') ?? '');
    if (grant === undefined) throw invalid('unsupported_grant_type');
    return c.json(await grant(c, auth));
  });
};
