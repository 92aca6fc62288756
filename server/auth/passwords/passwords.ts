import { availableParallelism } from 'node:os';
import { hash as argon2, verify as verifyArgon2 } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { Refusal } from '#server/http/refusal.ts';
import { makeTurns } from '#server/turns.ts';

// OWASP's second choice for Argon2id, https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords longer than this are refused: a text of megabytes would be work for nothing. Counted in characters. */
export const longestPassword = 1000;
/** NIST SP 800-63B: at least eight characters. */
export const shortestPassword = 8;

// Hashing runs on the thread pool that files and names also need: it never takes all of it, and who waits too
// long is told to come back (SEC-09).
const turns = makeTurns({ atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), longest: 40 });

async function inTurn<T>(from: string, work: () => Promise<T>): Promise<T> {
  const done = await turns(from, work);
  if (done === undefined) throw new Refusal('over_request_rate_limit', { retryAfterSeconds: 5 });
  return done.value;
}

/** Makes the stored form of a password (Argon2id). `from` is whose it is: a place (`addressSite`) or an account. */
export async function hashPassword(password: string, from = ''): Promise<string> {
  return inTurn(from, () => argon2(password.normalize('NFKC'), settings));
}

// Compared for addresses nobody has, so that they answer as slowly as others. Of a random text that is forgotten.
const nobodysHash = argon2(crypto.randomUUID(), settings);

/**
 * Whether a password is the one that was stored. Without a stored one the same work is done for nothing.
 * `isOld` says that it was stored with other settings (bcrypt, when it was imported) and is to be stored anew.
 * `from` is whose it is: a place (`addressSite`) or an account.
 */
export async function checkPassword(
  password: string,
  stored: string | null | undefined,
  from = '',
): Promise<{ readonly isRight: boolean; readonly isOld: boolean }> {
  const known = stored || undefined;
  const isBcrypt = known !== undefined && /^\$2[aby]\$/u.test(known);
  const isRight = await inTurn(from, async () => {
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
