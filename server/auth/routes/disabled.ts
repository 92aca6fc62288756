import type { MiddlewareHandler } from 'hono';
import type { RefusalCode } from '#contract/failures.ts';
import type { AuthRoutes } from '#server/auth/auth-parts.ts';
import { Refusal } from '#server/http/refusal.ts';

/**
 * What GoTrue offers and we do not: each answers with GoTrue's own words for "switched off" (AUTH-13). Paths
 * under /admin ask for the secret key first, and those of a user for their token, as GoTrue does.
 */
export const disabled: AuthRoutes = (app, auth) => {
  const off =
    (code: RefusalCode, message?: string): MiddlewareHandler =>
    async () => {
      throw new Refusal(code, message === undefined ? {} : { message });
    };
  const signedIn: MiddlewareHandler = async (c, next) => {
    await auth.authenticate(c.req.header('authorization'));
    return next();
  };

  const noSaml = off('saml_provider_disabled');
  for (const path of ['/sso', '/sso/*', '/admin/sso/*']) app.all(path, noSaml);

  const noPasskeys = off('passkey_disabled');
  for (const path of ['/passkeys', '/passkeys/*']) app.all(path, noPasskeys);

  const noOAuthServer = off('feature_disabled', 'OAuth server is disabled');
  for (const path of ['/oauth/*', '/admin/oauth/*', '/.well-known/oauth-authorization-server'])
    app.all(path, noOAuthServer);
  app.all('/user/oauth/*', signedIn, noOAuthServer);

  const noCustomProviders = off('feature_disabled', 'Custom OAuth providers are disabled');
  for (const path of ['/admin/custom-providers', '/admin/custom-providers/*']) app.all(path, noCustomProviders);

  app.all('/scim/v2/*', off('feature_disabled', 'SCIM server is disabled'));
};
