import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchProtectedResource,
  fetchUserInfo,
} from 'openid-client';
import * as v from 'valibot';
import type { Log } from '#server/log.ts';
import { providerRefusal, providerSeconds, unreachable } from './provider-failure.ts';
import { providerPerson, type ProviderPerson } from './provider-person.ts';
import type { GithubProvider, OidcProvider, Provider } from './providers.ts';

/** What must be the same on the way to another service and on the way back. */
export type Checks = { readonly state: string; readonly nonce: string; readonly verifier: string };

// What a service says about itself changes about once a year; its keys are looked up when they are needed.
const cacheMs = 60 * 60 * 1000;

const loaded = new WeakMap<Provider, { readonly until: number; readonly config: Promise<Configuration> }>();

/** The service as its discovery document describes it. Throws `unavailable` when it cannot be reached. */
export async function configurationOf(log: Log, provider: Provider): Promise<Configuration> {
  let known = loaded.get(provider);
  if (!known || known.until < Date.now()) {
    const config = provider.name === 'github' ? githubConfiguration(provider) : oidcConfiguration(provider);
    known = { config, until: Date.now() + cacheMs };
    loaded.set(provider, known);
  }
  try {
    return await known.config;
  } catch (error) {
    // What failed is asked for again by the next one who comes.
    loaded.delete(provider);
    providerRefusal(log, provider, error, '');
    throw unreachable(provider);
  }
}

async function oidcConfiguration({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
  return discovery(issuer, clientId, undefined, secretAsAsked(clientSecret), {
    timeout: providerSeconds,
    // The ID token comes straight from the service over TLS; its signature is checked all the same.
    execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
  });
}

async function githubConfiguration({ endpoints, clientId, clientSecret }: GithubProvider): Promise<Configuration> {
  const config = new Configuration(
    {
      issuer: 'https://github.com/login/oauth',
      authorization_endpoint: endpoints.authorize,
      token_endpoint: endpoints.token,
    },
    clientId,
    undefined,
    ClientSecretPost(clientSecret),
  );
  config.timeout = providerSeconds;
  if (endpoints.token.startsWith('http:')) allowInsecureRequests(config);
  return config;
}

// Every server must take the secret by Basic (RFC 6749), unless its discovery document says otherwise.
function secretAsAsked(secret: string): ClientAuth {
  const basic = ClientSecretBasic(secret);
  const post = ClientSecretPost(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

/** Where services send people back to. By configuration, whatever address a request names. */
export const callbackAddress = ({ issuer }: { readonly issuer: string }): string => `${issuer}/callback`;

/** The address of the service where somebody signs in there. `callback` is where it sends them back to. */
export async function wayThere(
  log: Log,
  provider: Provider,
  callback: string,
  { state, nonce, verifier }: Checks,
  prompt: string | undefined,
): Promise<URL> {
  const config = await configurationOf(log, provider);
  return buildAuthorizationUrl(config, {
    redirect_uri: callback,
    // The least that answers who somebody is. What a caller adds is not asked for: we would only throw it away.
    scope: provider.name === 'github' ? 'user:email' : 'openid email profile',
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(provider.name === 'github' ? {} : { nonce }),
    ...(prompt === undefined ? {} : { prompt }),
  });
}

/**
 * Turns the way back from the service into who somebody is there. In: the callback's own address with the
 * query that came. State, `iss`, nonce, code verifier, and of the ID token signature, issuer, audience and
 * times are checked. The tokens of the service are forgotten. Throws a refusal for everything that fails.
 */
export async function wayBack(
  log: Log,
  provider: Provider,
  callback: URL,
  { state, nonce, verifier }: Checks,
): Promise<ProviderPerson> {
  const config = await configurationOf(log, provider);
  const checks = { expectedState: state, pkceCodeVerifier: verifier };
  try {
    if (provider.name === 'github') {
      const tokens = await authorizationCodeGrant(config, callback, checks);
      return await githubPerson(config, provider, tokens.access_token);
    }
    const tokens = await authorizationCodeGrant(config, callback, {
      ...checks,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    const issuer = config.serverMetadata().issuer;
    if (claims === undefined || claims.email !== undefined || config.serverMetadata().userinfo_endpoint === undefined)
      return providerPerson(issuer, claims ?? {});
    // Most services say an address only when they are asked again with the access token.
    return providerPerson(issuer, await fetchUserInfo(config, tokens.access_token, claims.sub));
  } catch (error) {
    throw providerRefusal(log, provider, error, 'Unable to exchange external code');
  }
}

const userSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  login: v.optional(v.nullable(v.string())),
  name: v.optional(v.nullable(v.string())),
});
const emailsSchema = v.array(v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }));

/**
 * Asks GitHub whose access token this is. Of the addresses only the primary one counts: it is the one that
 * they chose to be reached at. Throws when GitHub does not answer as it should.
 */
async function githubPerson(
  config: Configuration,
  { endpoints }: GithubProvider,
  accessToken: string,
): Promise<ProviderPerson> {
  const read = async (address: string): Promise<unknown> => {
    const headers = new Headers({ accept: 'application/vnd.github+json' });
    const response = await fetchProtectedResource(config, accessToken, new URL(address), 'GET', undefined, headers);
    if (response.status !== 200) throw new Error('GitHub refused to say who it is.', { cause: response });
    return response.json();
  };
  const user = v.parse(userSchema, await read(endpoints.user));
  const primary = v.parse(emailsSchema, await read(endpoints.emails)).find((email) => email.primary);
  return providerPerson('https://api.github.com', {
    sub: String(user.id),
    name: user.name || user.login,
    email: primary?.email,
    email_verified: primary?.verified,
  });
}
