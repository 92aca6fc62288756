import type { Context } from 'hono';
import type { RefusalCode } from '#contract/failures.ts';
import { addressSite } from '#server/http/client-address.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Limiter, type MakeLimiter, placeLimiter, type Window } from '#server/limits.ts';
import { withoutTag } from '#server/mailbox.ts';

const within =
  (name: string, minutes: number) =>
  (points: number): Window => ({ name, points, duration: 60 * minutes });
const fiveMinutes = within('five-minutes', 5);
const quarter = within('quarter', 15);
const hour = within('hour', 60);
const day = within('day', 24 * 60);

// What is tried for an account is counted twice. `Here` is the account from one place: it is used up first, so that a
// stranger elsewhere uses up nobody's own tries and mails. `Account` is the account from everywhere, and higher.
const windows = {
  passwordHere: [quarter(10)],
  passwordAccount: [hour(100)],
  // Against one program with many accounts; a class that signs in together sits behind one address.
  passwordBlock: [fiveMinutes(30)],
  codeHere: [hour(10)],
  codeAccount: [hour(50)],
  codeBlock: [hour(30)],
  mailHere: [hour(3), day(8)],
  mailAccount: [hour(6), day(20)],
  // What somebody who is signed in has mailed to themselves. No stranger uses this up.
  mailOwner: [hour(3), day(10)],
  // A class that makes accounts together sits behind one address.
  mailBlock: [hour(30), day(100)],
  // A code of an app has six digits and three of them count: with fifty tries a day a year of guessing finds one in
  // twenty accounts whose password is known already.
  factorHere: [quarter(10), day(20)],
  factorAccount: [quarter(20), day(50)],
  recoveryCodeHere: [hour(10)],
  recoveryCodeAccount: [hour(30)],
  // Each of these can mail the owner.
  newPasswordAccount: [hour(5)],
  newFactorAccount: [hour(10)],
  // Test mails of a mail server that an admin has typed, and tries of such servers.
  testMailAccount: [hour(10), day(30)],
  ownDataAccount: [hour(20)],
  // By account and session: whoever holds a stolen one cannot keep its owner from signing out everywhere.
  logoutAccount: [quarter(30)],
  deletionAccount: [hour(10)],
  // Mails to visitors that somebody of the team writes, or tries again.
  replyAccount: [hour(60), day(300)],
  // What somebody of the team changes in the inbox. By account: no stranger behind the same address holds the team up.
  inboxChangeAccount: [fiveMinutes(300)],
  // Whoever is signed in on twenty tabs behind the address of a school stays within these.
  refreshBlock: [fiveMinutes(600)],
  // Visitors who look up what became of their message: often enough for a school, too seldom for a program.
  statusBlock: [fiveMinutes(120)],
  // Links to a page with somebody's drafts: read by a few, and guessed by programs.
  previewBlock: [fiveMinutes(120)],
  // Copies of number and link go to addresses that anybody typed: from all places together as many as mails to the team.
  copyEverywhere: [hour(60)],
  // Numbers can be guessed at, links cannot. A school that has lost its links waits.
  numberBlock: [hour(20)],
  // For calls that store or look something up, or are hard work, and are not counted otherwise.
  otherBlock: [fiveMinutes(300)],
} as const;

type AccountLimit = keyof typeof windows;

export type AuthLimits = {
  /**
   * Counts a call. Throws `over_request_rate_limit` when it is one too many (for mails
   * `over_email_send_rate_limit`, for recovery codes `mfa_recovery_codes_locked`).
   */
  readonly count: (kind: AccountLimit, ...key: readonly string[]) => Promise<void>;
};

/** The limits of the accounts (docs/decisions/016-accounts.md). Kinds ending in `Block` take a client's address. */
export function authLimits(makeLimiter: MakeLimiter): AuthLimits {
  const limiters = Object.fromEntries(
    Object.entries(windows).map(([kind, list]) => {
      const make = isOfPlace(kind) ? placeLimiter.bind(undefined, makeLimiter) : makeLimiter;
      return [kind, make(`auth ${kind}`, list)];
    }),
  ) as Record<AccountLimit, Limiter>;
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

function refusalOf(kind: AccountLimit): RefusalCode {
  if (kind.startsWith('recoveryCode')) return 'mfa_recovery_codes_locked';
  return kind.startsWith('mail') ? 'over_email_send_rate_limit' : 'over_request_rate_limit';
}

/** What is needed to count a call. */
type Counting = { readonly limits: AuthLimits; readonly addressOf: (c: Context) => string };

/** Counts a try for an account, from this place and then from everywhere. `account` is its id or address. */
export async function countTry(
  c: Context,
  auth: Counting,
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
export async function countMails(c: Context, auth: Counting, ...addresses: readonly string[]): Promise<void> {
  await auth.limits.count('mailBlock', auth.addressOf(c));
  for (const address of addresses) await countTry(c, auth, 'mail', address);
}
