import type { Locale } from '#contract/locale.ts';
import { audit } from '#server/auth/audit.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { confirmLink, pageAddress } from '#server/auth/links.ts';
import { endFlows } from '#server/auth/sessions/flow-state.ts';
import { writeEmailIdentity } from '#server/auth/users/identities.ts';
import type { User } from '#server/auth/users/users.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { putAccountMail } from './mails.ts';
import { makeOneTimeToken, type TakenToken } from './one-time-tokens.ts';
import { tellOwner } from './owner-mails.ts';

type AddressChange = { readonly email: string; readonly locale: Locale };

// Which mailbox has agreed, in email_change_confirm_status; both would be 3. GoTrue only counts: then one mailbox that is
// asked twice could stand for both.
const agreed = { email_change_token_current: 1, email_change_token_new: 2 } as const;

/**
 * Asks both mailboxes whether the address of an account may change (SEC-05). An address that somebody else
 * has is answered and written to just the same; its owner only reads that they have an account. Runs in the
 * caller's transaction, which holds the lock on the account; `auth.onMail()` belongs after it.
 */
export async function askBothMailboxes(
  sql: Queries,
  auth: AuthParts,
  user: User,
  wanted: AddressChange,
): Promise<void> {
  await sql`
    update auth.users set email_change = ${wanted.email}, email_change_sent_at = now(), email_change_confirm_status = 0,
      updated_at = now() where id = ${user.id}`;
  await ask(sql, auth, user, wanted);
}

/**
 * Asks again about the change that an account waits for. Anybody can ask for that: within an hour of the change, a
 * mailbox that agreed is not asked again and its word counts on. Later both are asked, because a new address that
 * was mistyped may belong to somebody who answers in a week. Runs like `askBothMailboxes`.
 */
export async function askAgain(sql: Queries, auth: AuthParts, user: User, wanted: AddressChange): Promise<void> {
  const recent = await sql`
    select from auth.users where id = ${user.id} and email_change_sent_at > now() - interval '1 hour'`;
  if (recent.count === 0) return askBothMailboxes(sql, auth, user, wanted);
  await ask(sql, auth, user, wanted, user.emailChangeConfirmStatus);
}

async function ask(
  sql: Queries,
  auth: AuthParts,
  user: User,
  { email, locale }: AddressChange,
  hasAgreed = 0,
): Promise<void> {
  const linkOf = (token: string): string => confirmLink(auth, locale, { token, type: 'email_change' });
  if (user.email && hasAgreed !== agreed.email_change_token_current) {
    const type = 'email_change_token_current';
    const to = user.email;
    const { token, code } = await makeOneTimeToken(sql, auth.seal, { userId: user.id, type, email: to });
    const link = linkOf(token);
    const values = { email, reset: pageAddress(auth, locale, '/auth/reset').href };
    await putAccountMail(sql, auth, { locale, kind: 'email_change_current', to, link, code, values });
  }
  if (hasAgreed === agreed.email_change_token_new) return;
  // For an address that is taken too, and then in no mail: otherwise the time of the answer would tell.
  const type = 'email_change_token_new';
  const { token, code } = await makeOneTimeToken(sql, auth.seal, { userId: user.id, type, email });
  if (await isTaken(sql, email, user.id)) {
    const link = pageAddress(auth, locale, '/signin').href;
    await putAccountMail(sql, auth, { locale, kind: 'sign_up_again', to: email, link });
    return;
  }
  await putAccountMail(sql, auth, { locale, kind: 'email_change_new', to: email, link: linkOf(token), code });
}

// A sign-up that nobody confirmed holds no address: the mailbox decides whose it is.
const isUnproven = `email_confirmed_at is null and invited_at is null and not raw_app_meta_data ? 'role'`;

async function isTaken(sql: Queries, email: string, exceptId: string): Promise<boolean> {
  const others = await sql`
    select from auth.users where email = ${email} and id <> ${exceptId} and not (${sql.unsafe(isUnproven)}) limit 1`;
  return others.count > 0;
}

/**
 * Notes that a mailbox agreed; with the second one the address changes and the old address is told. The sessions of
 * the account stay, codes and links on their way end. Out: `waits` while the other mailbox is silent, `void` when the
 * token is of another change or the address was taken meanwhile. Runs in the caller's transaction, which holds the
 * lock on the account. `locale` is the language of the call.
 */
export async function agreeToChange(
  sql: Queries,
  auth: AuthParts,
  user: User,
  { type, email }: TakenToken,
  locale: Locale,
): Promise<'changed' | 'waits' | 'void'> {
  if (type !== 'email_change_token_current' && type !== 'email_change_token_new') return 'void';
  const next = user.emailChange;
  if (!next || email !== (type === 'email_change_token_new' ? next : user.email)) return 'void';
  const otherAgreed = user.emailChangeConfirmStatus === 3 - agreed[type] || !user.email;
  if (!otherAgreed) {
    await sql`
      update auth.users set email_change_confirm_status = ${agreed[type]}, updated_at = now() where id = ${user.id}`;
    return 'waits';
  }
  const isFree = !(await isTaken(sql, next, user.id));
  if (isFree) {
    await sql`delete from auth.users where email = ${next} and id <> ${user.id} and ${sql.unsafe(isUnproven)}`;
    await sql`
      update auth.users set email = ${next}, email_confirmed_at = coalesce(email_confirmed_at, now()) where id = ${user.id}`;
    await writeEmailIdentity(sql, user.id, next, true);
    await endFlows(sql, user.id);
    await tellOwner(sql, auth, user, 'email_changed', { values: { email: next }, locale });
    await audit(sql, { action: 'user_modified', actorId: user.id });
  }
  await sql`
    update auth.users set email_change = '', email_change_confirm_status = 0, updated_at = now() where id = ${user.id}`;
  await sql`delete from auth.one_time_tokens where user_id = ${user.id}`;
  return isFree ? 'changed' : 'void';
}
