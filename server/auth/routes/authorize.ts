import type { Part } from '#server/auth/part.ts';
import { beginFlow } from '#server/auth/providers/external-flow.ts';
import { readChallenge } from '#server/auth/sessions/flow-state.ts';
import { readLocale, readRedirect } from '#server/auth/links.ts';
import { callbackAddress, configurationOf, wayThere } from '#server/auth/providers/provider-client.ts';
import { findProvider } from '#server/auth/providers/providers.ts';
import { Refusal } from '#server/auth/refusal.ts';
import { redirectError, withError } from '#server/auth/redirects.ts';

// The one wish of a page that is passed on: on a shared computer, to choose whom to sign in as.
const prompts = new Set(['login', 'consent', 'select_account']);

/** Sends the browser to another service to sign in there. */
export const authorize: Part = (app, auth) => {
  app.get('/authorize', async (c) => {
    await auth.limits.count('otherBlock', auth.addressOf(c));
    const provider = findProvider(auth.providers, c.req.query('provider'));
    const challenge = readChallenge(c.req.query('code_challenge'), c.req.query('code_challenge_method'));
    const returnTo = readRedirect(c, auth);
    try {
      // First, so that nothing is stored while the service cannot be reached.
      await configurationOf(auth.log, provider);
    } catch (error) {
      // Whoever pressed a button sees our page with the reason, not this answer's JSON.
      if (error instanceof Refusal) return c.redirect(withError(returnTo, redirectError(error)).href, 303);
      throw error;
    }
    const locale = readLocale(c, auth);
    const checks = await beginFlow(c, auth, { provider: provider.name, returnTo, locale, challenge });
    const prompt = c.req.query('prompt');
    const asked = prompt !== undefined && prompts.has(prompt) ? prompt : undefined;
    const there = await wayThere(auth.log, provider, callbackAddress(auth), checks, asked);
    return c.redirect(there.href, 302);
  });
};
