import { invalid, Refusal } from '#server/http/refusal.ts';

type Registered = {
  /** What our application is called there. */
  readonly clientId: string;
  readonly clientSecret: string;
};

/** A service that speaks OpenID Connect: its discovery document says where everything is. */
export type OidcProvider = Registered & {
  /** As `authorize?provider=` names it. */
  readonly name: 'google' | 'oidc';
  readonly issuer: URL;
};

/** GitHub speaks OAuth only, without a discovery document and without ID tokens. */
export type GithubProvider = Registered & { readonly name: 'github'; readonly endpoints: GithubEndpoints };

type GithubEndpoints = {
  readonly authorize: string;
  readonly token: string;
  readonly user: string;
  readonly emails: string;
};

/** Another service that people can sign in with, by configuration (`AUTH_GITHUB`, `AUTH_GOOGLE`, `AUTH_OIDC`). */
export type Provider = OidcProvider | GithubProvider;

/** Where GitHub is. A value, so that a test can stand in for it. */
const github: GithubEndpoints = {
  authorize: 'https://github.com/login/oauth/authorize',
  token: 'https://github.com/login/oauth/access_token',
  user: 'https://api.github.com/user',
  emails: 'https://api.github.com/user/emails',
};

/** The services that GoTrue knows by name, and our own "oidc": all of these exist, even where they are not configured. */
export const knownProviders: ReadonlySet<string> = new Set(
  (
    'apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin linkedin_oidc ' +
    'notion oidc slack slack_oidc snapchat spotify twitch twitter vercel_marketplace workos x zoom'
  ).split(' '),
);

/**
 * The service that a caller names, in any case. `custom:oidc` is `oidc`, because that is the only way to say
 * it in the types of auth-js. Throws GoTrue's refusal for one that is unknown or not configured (AUTH-13).
 */
export function findProvider(providers: readonly Provider[], named: string | undefined): Provider {
  const name = plainName(named ?? '');
  const provider = providers.find((one) => one.name === name);
  if (provider) return provider;
  const because = name.startsWith('custom:')
    ? 'custom OAuth providers are disabled'
    : knownProviders.has(name)
      ? 'provider is not enabled'
      : `Provider ${name.slice(0, 50)} could not be found`;
  throw invalid(`Unsupported provider: ${because}`);
}

// Services whose ID tokens GoTrue takes. Others are "custom" to it.
const issuers = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['azure', 'https://login.microsoftonline.com/common/v2.0'],
  ['facebook', 'https://www.facebook.com'],
  ['google', 'https://accounts.google.com'],
  ['kakao', 'https://kauth.kakao.com'],
  ['keycloak', ''],
]);

/** The service whose ID token somebody brings. Throws GoTrue's refusal for one whose tokens are not taken. */
export function findTokenProvider(providers: readonly Provider[], named: string): OidcProvider {
  const name = plainName(named);
  const provider = providers.find((one) => one.name === name);
  if (provider && provider.name !== 'github') return provider;
  const issuer = issuers.get(name);
  if (issuer !== undefined)
    throw new Refusal('provider_disabled', { message: `Provider (issuer "${issuer}") is not enabled` });
  throw invalid(`Custom OIDC provider "${named.slice(0, 50)}" not allowed`);
}

function plainName(named: string): string {
  const name = named.toLowerCase();
  return name === 'custom:oidc' ? 'oidc' : name;
}

const google = new URL('https://accounts.google.com');

/**
 * Reads the other services from the settings of the server: `given` finds one by its name, `fault` notes what
 * is wrong with it. A service counts when all of its settings are there; some of them are a fault.
 */
export function readProviders(
  given: (name: string) => string | undefined,
  fault: (text: string) => void,
  oidcIssuer: string | undefined,
): Provider[] {
  const registered = (service: string, isNamed = false): { clientId: string; clientSecret: string } | undefined => {
    const clientId = given(`AUTH_${service}_CLIENT_ID`);
    const clientSecret = given(`AUTH_${service}_CLIENT_SECRET`);
    if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
    if (clientId !== undefined || clientSecret !== undefined || isNamed)
      fault(
        `AUTH_${service}_CLIENT_ID and AUTH_${service}_CLIENT_SECRET must be set together: write both as ${whereFrom[service]} shows them.`,
      );
    return undefined;
  };
  const isOidcNamed = given('AUTH_OIDC_ISSUER') !== undefined;
  const atGithub = registered('GITHUB');
  const atGoogle = registered('GOOGLE');
  const atOidc = registered('OIDC', isOidcNamed);
  if (atOidc && !isOidcNamed)
    fault(
      'AUTH_OIDC_ISSUER must be set with AUTH_OIDC_CLIENT_ID: write the address of the service, for example https://login.example.org.',
    );
  return [
    ...(atGithub ? [{ name: 'github' as const, endpoints: github, ...atGithub }] : []),
    ...(atGoogle ? [{ name: 'google' as const, issuer: google, ...atGoogle }] : []),
    ...(atOidc && oidcIssuer !== undefined ? [{ name: 'oidc' as const, issuer: new URL(oidcIssuer), ...atOidc }] : []),
  ];
}

const whereFrom: Readonly<Record<string, string>> = {
  GITHUB: 'your OAuth app at GitHub',
  GOOGLE: 'your OAuth client in the Google Cloud console',
  OIDC: 'the service',
};
