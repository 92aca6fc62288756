import type { Context } from 'hono';
import type { AuthParts, AuthRoutes } from '#server/auth/auth-parts.ts';
import { readLocale, readRedirect } from '#server/auth/links.ts';
import { withAccountOf } from '#server/auth/providers/external-account.ts';
import { beginFlow, endFlow, type Returned } from '#server/auth/providers/external-flow.ts';
import { callbackAddress, configurationOf, wayBack, wayThere } from '#server/auth/providers/provider-client.ts';
import { findProvider } from '#server/auth/providers/providers.ts';
import { withFragment, withRefusal, withSession } from '#server/auth/redirects.ts';
import { issueAuthCode, readChallenge } from '#server/auth/sessions/flow-state.ts';
import { askerOf, beginSession } from '#server/auth/sessions/sessions.ts';
import { readBody } from '#server/http/read-body.ts';
import { isId } from '#server/http/read-fields.ts';
import { asRefusal, Refusal } from '#server/http/refusal.ts';

const largestForm = 16 * 1024;

/** Takes back whoever signed in at another service, and sends them on to the page they came from. */
const callback: AuthRoutes = (app, auth) => {
  app.get('/callback', async (c) => {
    let page = new URL(auth.siteUrl);
    try {
      await auth.limits.count('otherBlock', auth.addressOf(c));
      const flow = await readFlow(c, auth);
      page = new URL(flow.returnTo);
      const refused = errorOf(c);
      if (refused) return c.redirect(withFragment(page, refused).href, 303);
      return c.redirect((await arrive(c, auth, flow, page)).href, 303);
    } catch (error) {
      // Somebody is looking at a browser: they are always sent to a page, whatever happened.
      return c.redirect(withRefusal(page, asRefusal(error, auth.log, c)).href, 303);
    }
  });

  // A service that answers by form post comes from its own page, and brings no cookie. The same once more as
  // a redirect is a plain visit, to which the browser adds it.
  app.post('/callback', async (c) => {
    const body = await readBody(c.req.raw, largestForm);
    if (!body.ok) throw new Refusal(body.code === 'too_large' ? 'request_entity_too_large' : 'bad_oauth_callback');
    const again = new URL(callbackAddress(auth));
    again.search = new URLSearchParams(body.value).toString();
    return c.redirect(again.href, 303);
  });
};

async function readFlow(c: Context, auth: AuthParts): Promise<Returned> {
  const state = c.req.query('state');
  if (!state) throw new Refusal('bad_oauth_callback', { message: 'OAuth state parameter missing' });
  if (!isId(state)) throw new Refusal('bad_oauth_state', { message: 'OAuth state parameter is invalid' });
  const flow = await endFlow(c, auth, state);
  if (flow === undefined) throw new Refusal('bad_oauth_state', { message: 'OAuth state not found or expired' });
  return flow;
}

// What the service says in place of a code, for example that somebody pressed "Cancel" there.
function errorOf(c: Context): Record<string, string> | undefined {
  const error = c.req.query('error');
  if (!error) return undefined;
  return {
    error: /^[a-z_]{1,60}$/u.test(error) ? error : 'server_error',
    error_description: (c.req.query('error_description') ?? '').slice(0, 300),
  };
}

async function arrive(c: Context, auth: AuthParts, flow: Returned, page: URL): Promise<URL> {
  if (!c.req.query('code'))
    throw new Refusal('bad_oauth_callback', { message: 'OAuth callback with missing authorization code missing' });
  const provider = findProvider(auth.providers, flow.provider);
  const came = new URL(callbackAddress(auth));
  came.search = new URL(c.req.url).search;
  const person = await wayBack(auth.log, provider, came, flow);
  const arrival = { provider: provider.name, person, locale: flow.locale };
  return withAccountOf(auth, arrival, async (sql, user) => {
    if (flow.withCode) {
      const address = new URL(page);
      const code = await issueAuthCode(sql, flow.state, user.id);
      if (code === undefined) throw new Refusal('bad_oauth_state', { message: 'OAuth state not found or expired' });
      address.searchParams.set('code', code);
      return address;
    }
    return withSession(page, await beginSession(sql, auth.tokens, user, 'oauth', askerOf(c)));
  });
}

// The one wish of a page that is passed on: on a shared computer, to choose whom to sign in as.
const prompts = new Set(['login', 'consent', 'select_account']);

/** Sends the browser to another service to sign in there. */
const authorize: AuthRoutes = (app, auth) => {
  app.get('/authorize', async (c) => {
    await auth.limits.count('otherBlock', auth.addressOf(c));
    const provider = findProvider(auth.providers, c.req.query('provider'));
    const challenge = readChallenge(c.req.query());
    const returnTo = readRedirect(c, auth);
    try {
      // First, so that nothing is stored while the service cannot be reached.
      await configurationOf(auth.log, provider);
    } catch (error) {
      // Whoever pressed a button sees our page with the reason, not this answer's JSON.
      if (error instanceof Refusal) return c.redirect(withRefusal(returnTo, error).href, 303);
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

/**
 * Adding and removing other services by hand is switched off, and says so in GoTrue's words to whoever is
 * signed in (AUTH-13): the reasons stand in docs/decisions/018-other-services.md.
 */
const identities: AuthRoutes = (app, auth) => {
  app.on(['GET', 'DELETE'], ['/user/identities/authorize', '/user/identities/:id'], async (c) => {
    await auth.authenticate(c.req.header('authorization'));
    throw new Refusal('manual_linking_disabled');
  });
};

/** Signing in with another service: the way there, the way back, and what is not offered beside it. */
export const otherServices: AuthRoutes = (app, auth) => {
  authorize(app, auth);
  callback(app, auth);
  identities(app, auth);
};
