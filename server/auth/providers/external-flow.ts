import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { isLocale, type Locale } from '#contract/locale.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { newToken } from '#server/auth/codes.ts';
import type { Challenge } from '#server/auth/sessions/flow-state.ts';
import { tokenHash } from '#server/seal.ts';
import type { Checks } from './provider-client.ts';
import type { Provider } from './providers.ts';

/** How long somebody may take to sign in at another service, in seconds. */
const flowSeconds = 10 * 60;

type Begun = {
  readonly provider: Provider['name'];
  readonly returnTo: URL;
  readonly locale: Locale;
  /** With one, the flow ends with a code that only the asking page can use; without one, with the session itself. */
  readonly challenge: Challenge | undefined;
};

/** A flow on its way back, used up by being read. */
export type Returned = Checks & {
  readonly provider: string;
  readonly returnTo: string;
  readonly locale: Locale;
  readonly withCode: boolean;
};

/**
 * Stores that somebody goes to another service, and ties it to their browser: a cookie of this flow alone is
 * asked for when they come back. Without it an attacker could begin, stop before the last step, and have
 * somebody else's browser take it: that person would then write into the attacker's account.
 */
export async function beginFlow(c: Context, auth: AuthParts, begun: Begun): Promise<Checks> {
  const state = randomUUID();
  const browser = newToken();
  const checks = { nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  await auth.sql`insert into auth.flow_state ${auth.sql({
    id: state,
    provider_type: begun.provider,
    authentication_method: 'oauth',
    code_challenge: begun.challenge?.challenge ?? null,
    code_challenge_method: begun.challenge?.method ?? null,
    referrer: begun.returnTo.href,
    oauth: auth.sql.json({ ...checks, locale: begun.locale, browser: tokenHash(browser) }),
  })}`;
  setCookie(c, cookieName(state), browser, { ...cookieOptions(auth), maxAge: flowSeconds });
  return { state, ...checks };
}

type Row = {
  provider: string;
  returnTo: string;
  withCode: boolean;
  oauth: { nonce: string; verifier: string; locale: string };
};

/**
 * Uses up the flow with this state. `undefined` when there is none, when it is over or used, and when it was
 * begun in another browser.
 */
export async function endFlow(c: Context, auth: AuthParts, state: string): Promise<Returned | undefined> {
  const options = cookieOptions(auth);
  const browser = getCookie(c, cookieName(state), options.prefix);
  if (browser === undefined) return undefined;
  deleteCookie(c, cookieName(state), options);
  const row = await auth.sql.begin(async (transaction) => {
    const [found] = await transaction<Row[]>`
      select provider_type as provider, referrer as "returnTo", code_challenge is not null as "withCode", oauth
      from auth.flow_state
      where id = ${state} and oauth ->> 'browser' = ${tokenHash(browser)}
        and created_at > now() - make_interval(secs => ${flowSeconds})
      for update`;
    // With a code to come, the row is needed once more (flow-state.ts); what is used up is the way back.
    if (found?.withCode)
      await transaction`update auth.flow_state set oauth = null, updated_at = now() where id = ${state}`;
    else if (found) await transaction`delete from auth.flow_state where id = ${state}`;
    return found;
  });
  if (row === undefined) return undefined;
  const { oauth, ...flow } = row;
  const { nonce, verifier, locale } = oauth;
  return { ...flow, state, nonce, verifier, locale: isLocale(locale) ? locale : 'en' };
}

const cookieName = (state: string): string => `ecosystem-flow-${state.slice(0, 8)}`;

// __Host-: no neighbouring subdomain can put such a cookie into a browser. Lax: it comes along when another
// service sends the browser back. Without TLS (on this machine) browsers take no such prefix.
function cookieOptions({ issuer }: AuthParts) {
  const secure = issuer.startsWith('https:');
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure, ...(secure && ({ prefix: 'host' } as const)) } as const;
}
