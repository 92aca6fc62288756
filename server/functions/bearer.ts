import { Refusal } from '#server/auth/refusal.ts';
import type { ReadAccess } from '#server/auth/access.ts';

/**
 * Whether the Authorization header may stay: none, the public key, which the client libraries repeat there, or the
 * token of an account. The secret key is for those who run the site, and has no business in a form.
 */
export async function isBearerAccepted(request: Request, readAccess: ReadAccess): Promise<boolean> {
  if (!request.headers.has('authorization')) return true;
  try {
    return (await readAccess(request)).kind !== 'service';
  } catch (error) {
    // A message is a visitor's, whoever sends it, and none is lost for want of a second step.
    if (error instanceof Refusal) return error.code === 'insufficient_aal';
    throw error;
  }
}
