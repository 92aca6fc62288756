import type { Part } from '#server/auth/part.ts';
import { Refusal } from '#server/auth/refusal.ts';

/** What GoTrue offers and we do not: each answers with GoTrue's own words for "switched off" (AUTH-13). */
export const disabled: Part = (app) => {
  app.all('/sso', () => {
    throw new Refusal('saml_provider_disabled');
  });
  app.all('/sso/*', () => {
    throw new Refusal('saml_provider_disabled');
  });
};
