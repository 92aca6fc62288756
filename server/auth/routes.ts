import { Hono } from 'hono';
import { accountChanges } from './routes/account-changes.ts';
import { admin } from './routes/admin.ts';
import { disabled } from './routes/disabled.ts';
import { factors } from './routes/factors.ts';
import { logout } from './routes/logout.ts';
import { mailRequests } from './routes/mail-requests.ts';
import { otherServices } from './routes/other-services.ts';
import { service } from './routes/service.ts';
import { token } from './routes/token.ts';
import { verify } from './routes/verify.ts';
import { asRefusal } from './as-refusal.ts';
import type { AuthParts } from './auth-parts.ts';
import { bearerOf } from './sessions/bearer.ts';
import { answerRefusal, Refusal } from './refusal.ts';
import { isSecretKey } from './secret-key.ts';

// Browsers come here by themselves, from a link or from another service: they bring no key.
const withoutKey = /\/(?:health|authorize|callback|verify|sso\/saml\/\w+|\.well-known\/[\w.-]+)$/u;

/** The calls of GoTrue under /auth/v1, as auth-js makes them (docs/decisions/016-accounts.md). */
export function authRoutes(auth: AuthParts): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const key = c.req.header('apikey');
    const isOpen = withoutKey.test(c.req.path) && (c.req.method === 'GET' || key === undefined);
    const isKnown =
      key === auth.publishableKey || [key, bearerOf(c.req.header('authorization'))].some((k) => isSecretKey(k, auth));
    if (!isOpen && !isKnown)
      return c.json({ message: 'Invalid API key', hint: 'Send the publishable key of this site as "apikey".' }, 401);
    return next();
  });
  for (const part of [
    service,
    mailRequests,
    token,
    verify,
    logout,
    accountChanges,
    factors,
    otherServices,
    admin,
    disabled,
  ])
    part(app, auth);
  app.notFound((c) => answerRefusal(c, new Refusal('not_found')));
  app.onError((error, c) => answerRefusal(c, asRefusal(error, auth.log, c)));
  return app;
}
