import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import type { OidcProvider } from '#server/auth/providers/providers.ts';
import { listening } from './listening.ts';

/** What the service knows about somebody; the key is what they sign in with there. */
export type OidcPeople = Record<string, Readonly<Record<string, unknown>>>;

export type OidcPeer = {
  /** Our application there, as the server is configured with it. */
  readonly provider: OidcProvider;
  readonly people: OidcPeople;
  /** An ID token signed with the service's own key, made for our application unless `claims` says otherwise. */
  readonly idToken: (claims: JWTPayload, header?: { alg?: string; typ?: string }) => Promise<string>;
  readonly close: () => Promise<void>;
};

const clientId = 'ecosystem';
const clientSecret = 'a-secret-that-only-tests-know';

/** Starts a real OpenID Connect service on this machine, with its own pages to sign in and to agree. */
export async function oidcPeer(callback: string, people: OidcPeople = {}): Promise<OidcPeer> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  let answer: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => {
    void answer?.(request, response);
  });
  const { url: issuer, close } = await listening(server);
  const service = quietly(
    () =>
      new Provider(issuer, {
        clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback] }],
        jwks: { keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] },
        cookies: { keys: ['only for tests'] },
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
        findAccount: (_context, login) => ({
          accountId: login,
          claims: () => ({ sub: login, picture: 'https://pictures.example.org/face.png', ...people[login] }),
        }),
        ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      }),
  );
  answer = service.callback();
  return {
    provider: { name: 'oidc', issuer: new URL(issuer), clientId, clientSecret },
    people,
    idToken: async (claims, header = {}) =>
      new SignJWT({ iss: issuer, aud: clientId, iat: now(), exp: now() + 300, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
        .sign(privateKey),
    close,
  };
}

// It warns that its store and its pages are for development only, which is what they are here for.
function quietly<Value>(make: () => Value): Value {
  const { warn } = console;
  console.warn = () => {};
  try {
    return make();
  } finally {
    console.warn = warn;
  }
}

const now = (): number => Math.floor(Date.now() / 1000);
