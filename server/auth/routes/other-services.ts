import type { Part } from '#server/auth/part.ts';
import { authorize } from './authorize.ts';
import { callback } from './callback.ts';
import { identities } from './identities.ts';

/** Signing in with another service: the way there, the way back, and what is not offered beside it. */
export const otherServices: Part = (app, auth) => {
  authorize(app, auth);
  callback(app, auth);
  identities(app, auth);
};
