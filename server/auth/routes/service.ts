import type { Part } from '#server/auth/part.ts';
import { userJson } from '#server/auth/users/users.ts';

/** What the service says about itself, and who is signed in. */
export const service: Part = (app, auth) => {
  app.get('/health', (c) => c.json({ version: 'v2', name: 'GoTrue', description: 'The accounts of Ecosystem' }));

  app.get('/settings', (c) => {
    const offered = new Set<string>(auth.providers.map(({ name }) => name));
    const external = [
      'apple',
      'azure',
      'bitbucket',
      'discord',
      'facebook',
      'figma',
      'github',
      'gitlab',
      'google',
      'kakao',
      'keycloak',
      'linkedin',
      'linkedin_oidc',
      'notion',
      'oidc',
      'slack',
      'slack_oidc',
      'spotify',
      'twitch',
      'twitter',
      'workos',
      'zoom',
      'anonymous_users',
      'phone',
    ];
    return c.json({
      external: { ...Object.fromEntries(external.map((name) => [name, offered.has(name)])), email: true },
      disable_signup: !auth.isSignUpOpen,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    });
  });

  app.get('/.well-known/jwks.json', async (c) => {
    // Short, so that a new key is known everywhere before it signs.
    c.header('Cache-Control', 'public, max-age=60');
    return c.json(await auth.keys.published());
  });

  app.get('/user', async (c) => {
    const { user } = await auth.authenticate(c.req.header('authorization'));
    return c.json(await userJson(auth.sql, user));
  });
};
