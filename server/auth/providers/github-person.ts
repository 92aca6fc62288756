import { type Configuration, fetchProtectedResource } from 'openid-client';
import * as v from 'valibot';
import { providerPerson, type ProviderPerson } from './provider-person.ts';
import type { GithubProvider } from './providers.ts';

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
export async function githubPerson(
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
