import type { MiddlewareHandler } from 'hono';
import type { AuthParts, AuthRoutes } from '#server/auth/auth-parts.ts';
import { bearerOf } from '#server/auth/sessions/bearer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { adminAudit } from './admin/audit.ts';
import { adminFactors } from './admin/factors.ts';
import { generateLink } from './admin/generate-link.ts';
import { invite } from './admin/invite.ts';
import { adminUsers, adminWrites } from './admin/users.ts';

/** The calls of GoTrue for whoever runs the site, as `GoTrueAdminApi` makes them: BACKEND_SECRET_KEY only. */
export const admin: AuthRoutes = (app, auth) => {
  for (const path of ['/admin', '/admin/*', '/invite']) app.use(path, adminOnly(auth));
  for (const part of [adminUsers, adminWrites, adminFactors, generateLink, invite, adminAudit]) part(app, auth);
};

/**
 * Lets the secret key pass. Who acts is said by the bearer, and only without one by the API key: beside the
 * secret key, too, somebody's own token is not allowed to do what the key may.
 */
function adminOnly(auth: AuthParts): MiddlewareHandler {
  return async (c, next) => {
    const access = await auth.readAccess(c.req.raw);
    if (access.kind === 'service') return next();
    throw new Refusal(bearerOf(c.req.header('authorization')) === undefined ? 'no_authorization' : 'not_admin');
  };
}
