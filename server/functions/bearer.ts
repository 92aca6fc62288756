import { Refusal } from '#server/auth/refusal.ts';
import type { ReadAccess } from '#server/auth/access.ts';

/**
 * Whether the Authorization header may stay: none, the public key, which the client libraries repeat there, or the
 * token of an account. The secret key is for those who run the site, and has no business in a form.
 */
export async function isBearerAccepted(headers: Headers, readAccess: ReadAccess): Promise<boolean> {
  if (!headers.has('authorization')) return true;
  try {
    return (await readAccess(headers)).kind !== 'service';
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
