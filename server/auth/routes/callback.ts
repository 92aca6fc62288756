import type { Context } from 'hono';
import { asRefusal } from '#server/auth/as-refusal.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { withAccountOf } from '#server/auth/providers/external-account.ts';
import { endFlow, type Returned } from '#server/auth/providers/external-flow.ts';
import { issueAuthCode } from '#server/auth/sessions/flow-state.ts';
import type { Part } from '#server/auth/part.ts';
import { callbackAddress, wayBack } from '#server/auth/providers/provider-client.ts';
import { findProvider } from '#server/auth/providers/providers.ts';
import { redirectError, type RedirectError, withError, withSession } from '#server/auth/redirects.ts';
import { isId } from '#server/auth/read-fields.ts';
import { Refusal } from '#server/auth/refusal.ts';
import { askerOf, beginSession } from '#server/auth/sessions/sessions.ts';
import { readBody } from '#server/http/read-body.ts';

const largestForm = 16 * 1024;

/** Takes back whoever signed in at another service, and sends them on to the page they came from. */
export const callback: Part = (app, auth) => {
  app.get('/callback', async (c) => {
    let page = new URL(auth.siteUrl);
    try {
      await auth.limits.count('otherBlock', auth.addressOf(c));
      const flow = await readFlow(c, auth);
      page = new URL(flow.returnTo);
      const refused = errorOf(c);
      if (refused) return c.redirect(withError(page, refused).href, 303);
      return c.redirect((await arrive(c, auth, flow, page)).href, 303);
    } catch (error) {
      // Somebody is looking at a browser: they are always sent to a page, whatever happened.
      return c.redirect(withError(page, redirectError(asRefusal(error, auth.log, c))).href, 303);
    }
  });

  // A service that answers by form post comes from its own page, and brings no cookie. The same once more as
  // a redirect is a plain visit, to which the browser adds it.
  app.post('/callback', async (c) => {
    const body = await readBody(c.req.raw, largestForm);
    if (!body.ok) throw new Refusal(body.code === 'too_large' ? 'request_entity_too_large' : 'bad_oauth_callback');
    const again = new URL(callbackAddress(auth));
    again.search = new URLSearchParams(body.text).toString();
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
function errorOf(c: Context): RedirectError | undefined {
  const error = c.req.query('error');
  if (!error) return undefined;
  return {
    error: /^[a-z_]{1,60}$/u.test(error) ? error : 'server_error',
    description: (c.req.query('error_description') ?? '').slice(0, 300),
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
      const code = await issueAuthCode(sql, flow.id, user.id);
      if (code === undefined) throw new Refusal('bad_oauth_state', { message: 'OAuth state not found or expired' });
      address.searchParams.set('code', code);
      return address;
    }
    return withSession(page, await beginSession(sql, auth.tokens, user, 'oauth', askerOf(c)));
  });
}
