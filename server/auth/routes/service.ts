import type { AuthRoutes } from '#server/auth/auth-parts.ts';
import { knownProviders } from '#server/auth/providers/providers.ts';
import { userJson } from '#server/auth/users/users.ts';

/** What the service says about itself, and who is signed in. */
export const service: AuthRoutes = (app, auth) => {
  app.get('/health', (c) => c.json({ version: 'v2', name: 'GoTrue', description: 'The accounts of Ecosystem' }));

  app.get('/settings', (c) => {
    const offered = new Set<string>(auth.providers.map(({ name }) => name));
    return c.json({
      external: {
        ...Object.fromEntries([...knownProviders].map((name) => [name, offered.has(name)])),
        anonymous_users: false,
        phone: false,
        email: true,
      },
      disable_signup: !auth.isSignUpOpen,
      // Ours: so that the site leads the team through setting one up.
      team_second_step: auth.roles.needsSecondStep,
      mailer_autoconfirm: !auth.isConfirmationAsked,
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
