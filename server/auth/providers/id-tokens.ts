import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Log } from '#server/log.ts';
import { configurationOf } from './provider-client.ts';
import { providerRefusal, providerSeconds } from './provider-failure.ts';
import { providerPerson, type ProviderPerson } from './provider-person.ts';
import type { OidcProvider } from './providers.ts';

type BroughtToken = {
  readonly idToken: string;
  /** When it came with one: the ID token says which one it belongs to. */
  readonly accessToken: string | undefined;
  /** What only the page that asked for the token knows; the token holds its SHA-256 in hex. */
  readonly nonce: string | undefined;
};

// Only signatures that nobody but the service can make: none by a shared secret, and never "none".
const algorithms = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ');

// Between our clock and that of the service.
const toleratedSeconds = 30;

const keys = new WeakMap<OidcProvider, { readonly uri: string; readonly get: ReturnType<typeof createRemoteJWKSet> }>();

/**
 * Reads an ID token that a page got from a service by itself. Checked: the signature with the keys the
 * service publishes, issuer, times, that it was made for us alone, the nonce, the access token beside it.
 * Throws a refusal in GoTrue's words.
 */
export async function readIdToken(log: Log, provider: OidcProvider, brought: BroughtToken): Promise<ProviderPerson> {
  const config = await configurationOf(log, provider);
  const { issuer, jwks_uri: uri } = config.serverMetadata();
  if (uri === undefined) throw invalid('Bad ID token');
  const { payload, protectedHeader } = await jwtVerify(brought.idToken, keysAt(provider, uri), {
    issuer,
    algorithms,
    requiredClaims: ['exp', 'iat', 'sub', 'aud'],
    clockTolerance: toleratedSeconds,
  }).catch((error: unknown) => {
    if (error instanceof errors.JOSEError && !unanswered.has(error.code)) throw invalid('Bad ID token');
    throw providerRefusal(log, provider, error, 'Bad ID token');
  });
  // Access tokens and logout tokens of the same service are signed with the same key.
  if (!/^jwt$/iu.test(protectedHeader.typ ?? 'JWT')) throw invalid('Bad ID token');
  checkAudience(payload, provider.clientId);
  checkTime(payload);
  checkNonce(payload, brought.nonce);
  if (brought.accessToken) checkAccessToken(payload, protectedHeader, brought.accessToken);
  return providerPerson(issuer, payload);
}

// jose's codes for keys that could not be fetched, in time or at all.
const unanswered = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC']);

function keysAt(provider: OidcProvider, uri: string): ReturnType<typeof createRemoteJWKSet> {
  const known = keys.get(provider);
  if (known?.uri === uri) return known.get;
  const get = createRemoteJWKSet(new URL(uri), { timeoutDuration: providerSeconds * 1000 });
  keys.set(provider, { uri, get });
  return get;
}

// A token for several applications could be brought here by any of the others.
function checkAudience({ aud, azp }: JWTPayload, clientId: string): void {
  const audiences = [aud ?? []].flat();
  const isOurs = audiences.length === 1 && audiences[0] === clientId;
  // Made for us at the wish of another application.
  if (isOurs && azp !== undefined && azp !== clientId) throw invalid('Bad ID token');
  if (isOurs) return;
  throw new Refusal('unexpected_audience', {
    message: `Unacceptable audience in id_token: [${audiences.join(' ').slice(0, 200)}]`,
  });
}

// jose looks at the end and the beginning of a token, and not at when it says it was made.
function checkTime({ iat = 0 }: JWTPayload): void {
  if (iat > Date.now() / 1000 + toleratedSeconds) throw invalid('Bad ID token');
}

function checkNonce({ nonce: sealed }: JWTPayload, nonce: string | undefined): void {
  if (Boolean(sealed) !== Boolean(nonce))
    throw invalid('Passed nonce and nonce in id_token should either both exist or not.');
  if (nonce && createHash('sha256').update(nonce).digest('hex') !== sealed) throw invalid('Nonces mismatch');
}

// OpenID Connect Core 3.1.3.6: the left half of the hash that the signature's algorithm uses.
function checkAccessToken({ at_hash: expected }: JWTPayload, { alg }: JWTHeaderParameters, accessToken: string): void {
  if (expected === undefined) return;
  const bits = alg.startsWith('Ed') ? '512' : alg.slice(2);
  const hash = createHash(`sha${bits}`).update(accessToken).digest();
  if (hash.subarray(0, hash.length / 2).toString('base64url') !== expected) throw invalid('Bad ID token');
}
