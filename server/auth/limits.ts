import type { Context } from 'hono';
import { addressBlock } from '#server/client-address.ts';
import type { Limiter, MakeLimiter } from '#server/limits.ts';
import type { AuthParts } from './auth-parts.ts';
import { Refusal, type RefusalCode } from './refusal.ts';

const minutes = 60;
const hours = 60 * minutes;

const windows = {
  // By account and address block together, so that nobody can lock somebody else out from afar …
  passwordHere: [{ name: 'quarter', points: 10, duration: 15 * minutes }],
  // … by address block, against one program with many accounts …
  passwordBlock: [{ name: 'five-minutes', points: 30, duration: 5 * minutes }],
  // … and by account, against one account from many places. A mailed code stays as a way in.
  passwordAccount: [{ name: 'hour', points: 100, duration: hours }],
  codeAccount: [{ name: 'hour', points: 10, duration: hours }],
  codeBlock: [{ name: 'hour', points: 30, duration: hours }],
  mailAccount: [
    { name: 'hour', points: 3, duration: hours },
    { name: 'day', points: 10, duration: 24 * hours },
  ],
  // A class that makes accounts together sits behind one address.
  mailBlock: [
    { name: 'hour', points: 30, duration: hours },
    { name: 'day', points: 100, duration: 24 * hours },
  ],
  // A code of an app has six digits and three of them count: with fifty tries a day a year of guessing finds one in
  // twenty accounts whose password is known already.
  factorAccount: [
    { name: 'quarter', points: 10, duration: 15 * minutes },
    { name: 'day', points: 50, duration: 24 * hours },
  ],
  recoveryCodeAccount: [{ name: 'hour', points: 10, duration: hours }],
  ownDataAccount: [{ name: 'hour', points: 20, duration: hours }],
  // By account and session: whoever holds a stolen one cannot keep its owner from signing out everywhere.
  logoutAccount: [{ name: 'quarter', points: 30, duration: 15 * minutes }],
  deletionAccount: [{ name: 'hour', points: 10, duration: hours }],
  // Whoever is signed in on twenty tabs behind the address of a school stays within these.
  refreshBlock: [{ name: 'five-minutes', points: 600, duration: 5 * minutes }],
  // For calls that store or look something up, or are hard work, and are not counted otherwise.
  otherBlock: [{ name: 'five-minutes', points: 300, duration: 5 * minutes }],
} as const;

type Kind = keyof typeof windows;

export type AuthLimits = {
  /**
   * Counts a call. Throws `over_request_rate_limit` when it is one too many (for mails
   * `over_email_send_rate_limit`, for recovery codes `mfa_recovery_codes_locked`).
   */
  readonly count: (kind: Kind, ...key: readonly string[]) => Promise<void>;
};

/** The limits of the accounts (docs/decisions/016-accounts.md). Keys ending in `Block` take a client's address. */
export function authLimits(makeLimiter: MakeLimiter): AuthLimits {
  const limiters = Object.fromEntries(
    Object.entries(windows).map(([kind, list]) => [kind, makeLimiter(`auth ${kind}`, list)]),
  ) as Record<Kind, Limiter>;
  return {
    count: async (kind, ...key) => {
      const counted = key.map(kind.endsWith('Block') ? addressBlock : kind === 'mailAccount' ? mailbox : String);
      const allowed = await limiters[kind].consume(counted.join(' '));
      if (allowed.ok) return;
      throw new Refusal(refusalOf(kind), { retryAfterSeconds: allowed.wait });
    },
  };
}

// `ada+news@example.org` lies in the mailbox of `ada@example.org`: who would flood it gets no more by adding tags.
const mailbox = (email: string): string => email.replace(/(?<=.)\+[^@]*(?=@)/u, '');

function refusalOf(kind: Kind): RefusalCode {
  if (kind === 'recoveryCodeAccount') return 'mfa_recovery_codes_locked';
  return kind.startsWith('mail') ? 'over_email_send_rate_limit' : 'over_request_rate_limit';
}

/**
 * Counts the mails that a call asks for, known addresses or not (SEC-12). The block first: who has used it up
 * cannot use up the mails of an address as well.
 */
export async function countMails(c: Context, auth: AuthParts, ...addresses: readonly string[]): Promise<void> {
  await auth.limits.count('mailBlock', auth.addressOf(c));
  for (const address of addresses) await auth.limits.count('mailAccount', address);
}
