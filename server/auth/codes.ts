import { randomBytes } from 'node:crypto';
import { drawSigns } from '#server/draw-signs.ts';

const length = 10;

/** How long a mailed code and its link count, in seconds. */
export const codeSeconds = 15 * 60;
/** How many wrong codes end a code. */
export const codeTries = 5;

/**
 * A new code to be mailed and typed, e.g. `7K3M9QPDWX`: 50 bits. At least one digit, so that it reads
 * as a code and never as a word.
 */
export function newCode(): string {
  for (;;) {
    const code = drawSigns(length);
    if (/\d/u.test(code)) return code;
  }
}

/** A typed code as it was mailed: `7k3m 9qpd wx` is `7K3M9QPDWX`. */
export const asMailed = (typed: string): string => typed.replace(/[\s-]/gu, '').toUpperCase();

/** A new random token of 256 bits, for links and refresh tokens. */
export const newToken = (): string => randomBytes(32).toString('base64url');
