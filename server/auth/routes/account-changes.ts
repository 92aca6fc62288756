import type { Context } from 'hono';
import * as v from 'valibot';
import type { Locale } from '#contract/locale.ts';
import { audit } from '#server/auth/audit.ts';
import type { AuthParts, AuthRoutes } from '#server/auth/auth-parts.ts';
import { countMails } from '#server/auth/limits.ts';
import { pageAddress, readLocale } from '#server/auth/links.ts';
import { askBothMailboxes } from '#server/auth/mail/change-address.ts';
import { putAccountMail } from '#server/auth/mail/mails.ts';
import { makeOneTimeToken } from '#server/auth/mail/one-time-tokens.ts';
import { setPassword } from '#server/auth/passwords/change-password.ts';
import { refuseWeakPassword } from '#server/auth/passwords/password-strength.ts';
import { checkPassword, hashPassword } from '#server/auth/passwords/passwords.ts';
import type { Caller } from '#server/auth/sessions/bearer.ts';
import { challengeFields, readChallenge } from '#server/auth/sessions/flow-state.ts';
import { demandFreshSession, holdSession } from '#server/auth/sessions/fresh-session.ts';
import { mergeUserData } from '#server/auth/users/user-data.ts';
import { findUser, lockUser, type User, userJson } from '#server/auth/users/users.ts';
import { fields, readAddress, readFields } from '#server/http/read-fields.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';

const { text, data: json } = fields;
const proofs = { current_password: text, nonce: text };
const own = { email: text, password: text, data: json, app_metadata: json, phone: text };
const changes = v.object({ ...own, ...proofs, ...challengeFields });

/** What the owner of an account changes about it: address, password, own data. */
export const accountChanges: AuthRoutes = (app, auth) => {
  app.put('/user', async (c) => {
    await auth.limits.count('otherBlock', auth.addressOf(c));
    const caller = await auth.authenticate(c.req.header('authorization'));
    if (caller.lacksSecondFactor) throw new Refusal('insufficient_aal');
    const wanted = await readFields(c, changes);
    if (wanted.app_metadata)
      throw new Refusal('not_admin', { message: 'Updating app_metadata requires admin privileges' });
    if (wanted.phone) throw new Refusal('phone_provider_disabled');
    // Checked as in GoTrue, and then of no use: no change of an account ends in a code.
    readChallenge(wanted);
    const email = newAddress(caller.user, wanted.email);
    const password = wanted.password ?? undefined;
    const data = wanted.data ?? undefined;
    const proof = { currentPassword: wanted.current_password || undefined, nonce: wanted.nonce || undefined };
    if (password !== undefined) await refuseWeakPassword(password, [caller.user.email ?? ''], caller.user.id);
    const isProofGiven = proof.currentPassword !== undefined || proof.nonce !== undefined;
    if (email !== undefined || password !== undefined || isProofGiven) await demandFreshSession(auth, caller, proof);
    // A proof alone makes the session fresh, before something that another call does.
    if (email === undefined && password === undefined && data === undefined)
      return c.json(await userJson(auth.sql, caller.user));
    // Before it is compared: that it is the same tells what the password is.
    if (password !== undefined) await auth.limits.count('newPasswordAccount', caller.user.id);
    const encryptedPassword = password === undefined ? undefined : await newHash(caller.user, password);
    if (email !== undefined) {
      await countMails(c, auth, email);
      await auth.limits.count('mailOwner', caller.user.id);
    }
    const user = await change(c, auth, caller, { email, encryptedPassword, data });
    auth.onMail();
    return c.json(await userJson(auth.sql, user));
  });

  app.get('/reauthenticate', async (c) => {
    const { user, lacksSecondFactor } = await auth.authenticate(c.req.header('authorization'));
    // Nothing that the code is for is open to them, and the owner would get the mails.
    if (lacksSecondFactor) throw new Refusal('insufficient_aal');
    if (!user.email) throw invalid('Reauthentication requires the user to have an email or a phone number');
    if (user.emailConfirmedAt === null)
      throw new Refusal('email_not_confirmed', { status: 422, message: 'Please verify your email first.' });
    await countMails(c, auth);
    await auth.limits.count('mailOwner', user.id);
    await mailNonce(auth, user, readLocale(c, auth, user.userMetadata.locale));
    auth.onMail();
    return c.json({});
  });
};

/** The wanted address, unless it is the one the account has already. */
function newAddress(user: User, wanted: string | null | undefined): string | undefined {
  if (!wanted) return undefined;
  const email = readAddress(wanted);
  return email === user.email ? undefined : email;
}

async function newHash(user: User, password: string): Promise<string> {
  if (user.encryptedPassword) {
    const { isRight } = await checkPassword(password, user.encryptedPassword, user.id);
    if (isRight) throw new Refusal('same_password');
  }
  return hashPassword(password, user.id);
}

type AccountChanges = {
  readonly email: string | undefined;
  readonly encryptedPassword: string | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;
};

async function change(
  c: Context,
  auth: AuthParts,
  { user: known, claims }: Caller,
  { email, encryptedPassword, data }: AccountChanges,
): Promise<User> {
  return auth.sql.begin(async (sql) => {
    const user = await lockUser(sql, known.id);
    // Ended by the change before this one, perhaps.
    await holdSession(sql, user.id, claims.session_id);
    if (encryptedPassword !== undefined)
      await setPassword(sql, auth, user, {
        encryptedPassword,
        sessionId: claims.session_id,
        locale: readLocale(c, auth),
      });
    if (data !== undefined) {
      const merged = mergeUserData(user.userMetadata, data);
      await sql`
        update auth.users set raw_user_meta_data = ${sql.json(merged)}, updated_at = now() where id = ${user.id}`;
    }
    if (email !== undefined) {
      const locale = readLocale(c, auth, user.userMetadata.locale);
      await askBothMailboxes(sql, auth, user, { email, locale });
    }
    await audit(sql, { action: 'user_modified', actorId: user.id });
    return (await findUser(sql, user.id)) ?? user;
  });
}

async function mailNonce(auth: AuthParts, { id, email }: User, locale: Locale): Promise<void> {
  await auth.sql.begin(async (sql) => {
    const user = await lockUser(sql, id);
    if (user.email !== email || !email) throw new Refusal('user_not_found');
    const { code } = await makeOneTimeToken(sql, auth.seal, { userId: id, type: 'reauthentication_token', email });
    await sql`update auth.users set reauthentication_sent_at = now(), updated_at = now() where id = ${id}`;
    await audit(sql, { action: 'user_reauthenticate_requested', actorId: id });
    const values = { reset: pageAddress(auth, locale, '/auth/reset').href };
    await putAccountMail(sql, auth, { kind: 'reauthentication', to: email, locale, code, values });
  });
}
