import type { Factor } from './factor-rows.ts';
import { invalid, Refusal } from '#server/auth/refusal.ts';

// In characters. The name stands in every session, the issuer twice in a QR code.
const longest = { friendly_name: 100, issuer: 50 } as const;

/** Reads the name somebody gives a factor, or its issuer. Throws a refusal for what no app could show. */
export function readFactorName(name: string | null | undefined, field: keyof typeof longest): string {
  const text = name ?? '';
  if (text.length > longest[field] || /\p{Cc}/u.test(text))
    throw invalid(`The value of "${field}" must be at most ${longest[field]} characters in one line`);
  return text.toWellFormed();
}

/** Throws GoTrue's refusal when an account has a factor of that name. No name is a name too, as in GoTrue. */
export function refuseTakenName(factors: readonly Factor[], name: string): void {
  if (factors.some(({ friendlyName }) => (friendlyName ?? '') === name))
    throw new Refusal('mfa_factor_name_conflict', {
      message: `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    });
}
