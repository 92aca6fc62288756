import { github, type Provider } from './providers.ts';

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
