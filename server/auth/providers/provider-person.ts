import { addressOrNone } from '#server/http/read-fields.ts';
import { invalid } from '#server/http/refusal.ts';
import type { JsonObject } from '#server/postgres/connect.ts';

/** Who somebody is at another service, cleaned, and no more of it than we keep: no picture, no profile. */
export type ProviderPerson = {
  /** Never changes there, unlike name and address: this is what an account is found by. */
  readonly sub: string;
  readonly issuer: string;
  readonly name: string | undefined;
  /** In lower case. */
  readonly email: string | undefined;
  /** Whether the service says that it has seen them read mail at this address. */
  readonly isEmailVerified: boolean;
};

const longestSub = 255;
const longestName = 200;

/** Reads what a service says about somebody, word for word distrusted. Throws a refusal without an id. */
export function providerPerson(
  issuer: string,
  said: {
    readonly sub?: unknown;
    readonly name?: unknown;
    readonly email?: unknown;
    readonly email_verified?: unknown;
  },
): ProviderPerson {
  const { sub, name, email } = said;
  if (typeof sub !== 'string' || sub === '' || sub.length > longestSub || /\p{Cc}/u.test(sub) || !sub.isWellFormed())
    throw invalid('Error getting user profile from external provider');
  return {
    sub,
    issuer,
    name: typeof name === 'string' ? cleanName(name) : undefined,
    email: typeof email === 'string' ? addressOrNone(email) : undefined,
    // Some services write their booleans as text.
    isEmailVerified: said.email_verified === true || said.email_verified === 'true',
  };
}

/** What an account keeps of the person. */
export function personData({ sub, name, email, isEmailVerified }: ProviderPerson): JsonObject {
  return {
    sub,
    provider_id: sub,
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email, email_verified: isEmailVerified }),
  };
}

// PostgreSQL takes neither NUL nor half a surrogate pair, and a name is one line.
function cleanName(name: string): string | undefined {
  const clean = name
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return Array.from(clean).slice(0, longestName).join('') || undefined;
}
