import { type Authenticate, bearerOf } from '#server/auth/sessions/bearer.ts';
import { Refusal } from '#server/auth/refusal.ts';

type Needs = { readonly publishableKey: string; readonly authenticate: Authenticate };

/**
 * Whether the Authorization header may stay. None is fine, and so is the public key, which the
 * client libraries repeat there. Any other bearer claims an account and must prove it.
 */
export async function isBearerAccepted(authorization: string | undefined, needs: Needs): Promise<boolean> {
  const claimsAccount = /^\s*bearer\s+\S/iu.test(authorization ?? '');
  if (!claimsAccount || bearerOf(authorization) === needs.publishableKey) return true;
  try {
    await needs.authenticate(authorization);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
