import { Hono } from 'hono';
import { answerRefusal, asRefusal } from '#server/http/refusal.ts';
import type { AuthParts } from './auth-parts.ts';
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

/** The calls of GoTrue under /auth/v1, as auth-js makes them (docs/decisions/016-accounts.md). */
export function authRoutes(auth: AuthParts): Hono {
  const app = new Hono();
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
  app.onError((error, c) => answerRefusal(c, asRefusal(error, auth.log, c)));
  return app;
}
