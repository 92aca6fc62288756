import type { Context } from 'hono';
import type { RefusalCode } from '#contract/failures.ts';
import { addressSite } from '#server/http/client-address.ts';
import { type Limiter, type MakeLimiter, placeLimiter } from '#server/limits.ts';
import { withoutTag } from '#server/mailbox.ts';
import type { AuthParts } from './auth-parts.ts';
import { Refusal } from './refusal.ts';

const minutes = 60;
const hours = 60 * minutes;

// What is tried for an account is counted twice. `Here` is the account from one place: it is used up first, so that a
// stranger elsewhere uses up nobody's own tries and mails. `Account` is the account from everywhere, and higher.
const windows = {
  passwordHere: [{ name: 'quarter', points: 10, duration: 15 * minutes }],
  passwordAccount: [{ name: 'hour', points: 100, duration: hours }],
  // Against one program with many accounts; a class that signs in together sits behind one address.
  passwordBlock: [{ name: 'five-minutes', points: 30, duration: 5 * minutes }],
  codeHere: [{ name: 'hour', points: 10, duration: hours }],
  codeAccount: [{ name: 'hour', points: 50, duration: hours }],
  codeBlock: [{ name: 'hour', points: 30, duration: hours }],
  mailHere: [
    { name: 'hour', points: 3, duration: hours },
    { name: 'day', points: 8, duration: 24 * hours },
  ],
  mailAccount: [
    { name: 'hour', points: 6, duration: hours },
    { name: 'day', points: 20, duration: 24 * hours },
  ],
  // What somebody who is signed in has mailed to themselves. No stranger uses this up.
  mailOwner: [
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
  factorHere: [
    { name: 'quarter', points: 10, duration: 15 * minutes },
    { name: 'day', points: 20, duration: 24 * hours },
  ],
  factorAccount: [
    { name: 'quarter', points: 20, duration: 15 * minutes },
    { name: 'day', points: 50, duration: 24 * hours },
  ],
  recoveryCodeHere: [{ name: 'hour', points: 10, duration: hours }],
  recoveryCodeAccount: [{ name: 'hour', points: 30, duration: hours }],
  // Each of these can mail the owner.
  newPasswordAccount: [{ name: 'hour', points: 5, duration: hours }],
  newFactorAccount: [{ name: 'hour', points: 10, duration: hours }],
  // Test mails of a mail server that an admin has typed, and tries of such servers.
  testMailAccount: [
    { name: 'hour', points: 10, duration: hours },
    { name: 'day', points: 30, duration: 24 * hours },
  ],
  ownDataAccount: [{ name: 'hour', points: 20, duration: hours }],
  // By account and session: whoever holds a stolen one cannot keep its owner from signing out everywhere.
  logoutAccount: [{ name: 'quarter', points: 30, duration: 15 * minutes }],
  deletionAccount: [{ name: 'hour', points: 10, duration: hours }],
  // Mails to visitors that somebody of the team writes, or tries again.
  replyAccount: [
    { name: 'hour', points: 60, duration: hours },
    { name: 'day', points: 300, duration: 24 * hours },
  ],
  // What somebody of the team changes in the inbox. By account: no stranger behind the same address holds the team up.
  inboxChangeAccount: [{ name: 'five-minutes', points: 300, duration: 5 * minutes }],
  // Whoever is signed in on twenty tabs behind the address of a school stays within these.
  refreshBlock: [{ name: 'five-minutes', points: 600, duration: 5 * minutes }],
  // Visitors who look up what became of their message: often enough for a school, too seldom for a program.
  statusBlock: [{ name: 'five-minutes', points: 120, duration: 5 * minutes }],
  // Links to a page with somebody's drafts: read by a few, and guessed by programs.
  previewBlock: [{ name: 'five-minutes', points: 120, duration: 5 * minutes }],
  // Copies of number and link go to addresses that anybody typed: from all places together as many as mails to the team.
  copyEverywhere: [{ name: 'hour', points: 60, duration: hours }],
  // Numbers can be guessed at, links cannot. A school that has lost its links waits.
  numberBlock: [{ name: 'hour', points: 20, duration: hours }],
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

/** The limits of the accounts (docs/decisions/016-accounts.md). Kinds ending in `Block` take a client's address. */
export function authLimits(makeLimiter: MakeLimiter): AuthLimits {
  const limiters = Object.fromEntries(
    Object.entries(windows).map(([kind, list]) => {
      const make = isOfPlace(kind) ? placeLimiter.bind(undefined, makeLimiter) : makeLimiter;
      return [kind, make(`auth ${kind}`, list)];
    }),
  ) as Record<Kind, Limiter>;
  return {
    count: async (kind, ...key) => {
      const counted = kind === 'mailHere' || kind === 'mailAccount' ? key.map(withoutTag) : key;
      const allowed = await limiters[kind].consume(counted.join(' '));
      if (allowed.ok) return;
      throw new Refusal(refusalOf(kind), { retryAfterSeconds: allowed.wait });
    },
  };
}

const isOfPlace = (kind: string): boolean => kind.endsWith('Block');

function refusalOf(kind: Kind): RefusalCode {
  if (kind.startsWith('recoveryCode')) return 'mfa_recovery_codes_locked';
  return kind.startsWith('mail') ? 'over_email_send_rate_limit' : 'over_request_rate_limit';
}

/** Counts a try for an account, from this place and then from everywhere. `account` is its id or address. */
export async function countTry(
  c: Context,
  auth: AuthParts,
  what: 'password' | 'code' | 'mail' | 'factor' | 'recoveryCode',
  ...account: readonly string[]
): Promise<void> {
  await auth.limits.count(`${what}Here`, ...account, addressSite(auth.addressOf(c)));
  await auth.limits.count(`${what}Account`, ...account);
}

/**
 * Counts the mails that a call asks for, known addresses or not (SEC-12). The block first: who has used it up
 * cannot use up the mails of an address as well.
 */
export async function countMails(c: Context, auth: AuthParts, ...addresses: readonly string[]): Promise<void> {
  await auth.limits.count('mailBlock', auth.addressOf(c));
  for (const address of addresses) await countTry(c, auth, 'mail', address);
}
