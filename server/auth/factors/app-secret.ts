import { isSealed, type Seal } from '#server/auth/seal.ts';

/**
 * The secret of an app in base32, as its row keeps it: sealed, or as it came from a hosted project. `undefined`
 * for what we cannot read, for example what a hosted project encrypted with a key of its own.
 */
export function openAppSecret(seal: Seal, stored: string | null): string | undefined {
  if (stored === null) return undefined;
  if (isSealed(stored)) return seal.open(stored);
  return /^[A-Z2-7]{16,}$/u.test(stored) ? stored : undefined;
}
