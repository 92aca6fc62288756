import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a key is BACKEND_SECRET_KEY. How long it takes says nothing about how close it is. */
export function isSecretKey(given: string | undefined, { secretKey }: { readonly secretKey: string }): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(secretKey));
}

// Of equal length, whatever was given.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
