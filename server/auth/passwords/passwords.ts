import { availableParallelism } from 'node:os';
import { hash as argon2, verify as verifyArgon2 } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { Refusal } from '#server/auth/refusal.ts';

// OWASP's second choice for Argon2id, https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords longer than this are refused: a text of megabytes would be work for nothing. Counted in characters. */
export const longestPassword = 1000;
/** NIST SP 800-63B: at least eight characters. */
export const shortestPassword = 8;

// Hashing runs on the thread pool that files and names also need: it never takes all of it, and who waits too
// long is told to come back (SEC-09).
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const longestQueue = 40;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new Refusal('over_request_rate_limit', { retryAfterSeconds: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Makes the stored form of a password (Argon2id). */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2(password.normalize('NFKC'), settings));
}

// Compared for addresses nobody has, so that they answer as slowly as others. Of a random text that is forgotten.
const nobodysHash = argon2(crypto.randomUUID(), settings);

/**
 * Whether a password is the one that was stored. Without a stored one the same work is done for nothing.
 * `isOld` says that it was stored with other settings (bcrypt, when it was imported) and is to be stored anew.
 */
export async function checkPassword(
  password: string,
  stored: string | null | undefined,
): Promise<{ readonly isRight: boolean; readonly isOld: boolean }> {
  const known = stored || undefined;
  const isBcrypt = known !== undefined && /^\$2[aby]\$/u.test(known);
  const isRight = await inTurn(async () => {
    if (known === undefined) {
      await verifyArgon2(await nobodysHash, password.normalize('NFKC'));
      return false;
    }
    return isBcrypt
      ? verifyBcrypt(password, known)
      : verifyArgon2(known, password.normalize('NFKC')).catch(() => false);
  });
  return {
    isRight,
    isOld:
      isRight && known?.startsWith(`$argon2id$v=19$m=${settings.memoryCost},t=${settings.timeCost},p=1$`) === false,
  };
}
