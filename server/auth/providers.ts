/** Another service that people can sign in with, by configuration (`AUTH_GITHUB`, `AUTH_GOOGLE`, `AUTH_OIDC`). */
export type Provider = {
  /** As `authorize?provider=` names it. */
  readonly name: 'github' | 'google' | 'oidc';
  /** The address whose discovery document says the rest; GitHub has none. */
  readonly issuer: URL | undefined;
  readonly clientId: string;
  readonly clientSecret: string;
};
