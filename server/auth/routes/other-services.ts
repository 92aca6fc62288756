import type { Part } from '#server/auth/part.ts';
import { Refusal } from '#server/auth/refusal.ts';
import { authorize } from './authorize.ts';
import { callback } from './callback.ts';

/**
 * Adding and removing other services by hand is switched off, and says so in GoTrue's words to whoever is
 * signed in (AUTH-13): the reasons stand in docs/decisions/018-other-services.md.
 */
const identities: Part = (app, auth) => {
  app.on(['GET', 'DELETE'], ['/user/identities/authorize', '/user/identities/:id'], async (c) => {
    await auth.authenticate(c.req.header('authorization'));
    throw new Refusal('manual_linking_disabled');
  });
};

/** Signing in with another service: the way there, the way back, and what is not offered beside it. */
export const otherServices: Part = (app, auth) => {
  authorize(app, auth);
  callback(app, auth);
  identities(app, auth);
};
