import * as v from 'valibot';
import { storedPassword } from '#server/auth/admin/admin-fields.ts';
import { findForAdmin, refuseTaken } from '#server/auth/admin/admin-user.ts';
import { findOrMakeUnconfirmed, inviteUser } from '#server/auth/admin/invite-user.ts';
import { audit } from '#server/auth/audit.ts';
import type { AuthRoutes } from '#server/auth/auth-parts.ts';
import { confirmLink, readLocale, readRedirect } from '#server/auth/links.ts';
import { makeOneTimeToken, type TokenType } from '#server/auth/mail/one-time-tokens.ts';
import { mergeUserData } from '#server/auth/users/user-data.ts';
import { findUserByEmail, type User, userJson } from '#server/auth/users/users.ts';
import { fields, readAddress, readFields } from '#server/http/read-fields.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { JsonObject, Queries } from '#server/postgres/connect.ts';

const { text, data } = fields;
const body = v.object({ type: text, email: text, new_email: text, password: text, data });

type LinkRequest = {
  readonly email: string;
  readonly newEmail: string | undefined;
  readonly encryptedPassword: string | undefined;
  readonly userMetadata: JsonObject;
};

/** What each link holds, and how the account is made ready for it. */
const kinds = {
  signup: { tokenType: 'confirmation_token', prepare: signUp },
  invite: { tokenType: 'confirmation_token', prepare: inviteUser },
  magiclink: { tokenType: 'recovery_token', prepare: signIn },
  recovery: { tokenType: 'recovery_token', prepare: signIn },
  email_change_current: { tokenType: 'email_change_token_current', prepare: startChange },
  email_change_new: { tokenType: 'email_change_token_new', prepare: startChange },
} as const satisfies Record<
  string,
  { readonly tokenType: TokenType; readonly prepare: (sql: Queries, wanted: LinkRequest) => Promise<User> }
>;

type LinkType = keyof typeof kinds;

/** Makes a link and a code for somebody without mailing them: whoever runs the site hands them over. */
export const generateLink: AuthRoutes = (app, auth) => {
  app.post('/admin/generate_link', async (c) => {
    const given = await readFields(c, body);
    const email = readAddress(given.email);
    const asked = given.type ?? '';
    if (!Object.hasOwn(kinds, asked)) throw invalid(`Invalid email action link type requested: ${asked.slice(0, 60)}`);
    // Whoever has no account yet signs up with the link.
    const isUnknown = (await findUserByEmail(auth.sql, email)) === undefined;
    const type = asked === 'magiclink' && isUnknown ? 'signup' : (asked as LinkType);
    const isChange = type.startsWith('email_change');
    const wanted = {
      email,
      newEmail: isChange ? readAddress(given.new_email) : undefined,
      encryptedPassword:
        type === 'signup' && given.password ? await storedPassword({ password: given.password }, [email]) : undefined,
      userMetadata: mergeUserData({}, given.data ?? {}),
    };
    const made = await refuseTaken(auth.sql, async (sql) => {
      const { tokenType, prepare } = kinds[type];
      const user = await prepare(sql, wanted);
      const { token, code } = await makeOneTimeToken(sql, auth.seal, {
        userId: user.id,
        type: tokenType,
        email: type === 'email_change_new' ? (wanted.newEmail ?? '') : email,
        encryptedPassword: wanted.encryptedPassword,
      });
      return { user, token, code };
    });
    const locale = readLocale(c, auth, made.user.userMetadata.locale);
    return c.json({
      ...(await userJson(auth.sql, await findForAdmin(auth.sql, made.user.id))),
      action_link: confirmLink(auth, locale, { token: made.token, type: isChange ? 'email_change' : type }),
      email_otp: made.code,
      hashed_token: made.token,
      redirect_to: readRedirect(c, auth).href,
      verification_type: type,
    });
  });
};

async function signUp(sql: Queries, wanted: LinkRequest): Promise<User> {
  const user = await findOrMakeUnconfirmed(sql, wanted);
  await sql`
    update auth.users set raw_user_meta_data = ${sql.json(mergeUserData(user.userMetadata, wanted.userMetadata))},
      confirmation_sent_at = now(), updated_at = now() where id = ${user.id}`;
  return user;
}

async function signIn(sql: Queries, { email }: LinkRequest): Promise<User> {
  const user = await findKnown(sql, email);
  await sql`update auth.users set recovery_sent_at = now(), updated_at = now() where id = ${user.id}`;
  await audit(sql, { action: 'user_recovery_requested', traits: { user_id: user.id } });
  return user;
}

// The same new address again keeps what a mailbox agreed to; another one asks both from the start.
async function startChange(sql: Queries, { email, newEmail = '' }: LinkRequest): Promise<User> {
  const user = await findKnown(sql, email);
  const other = await findUserByEmail(sql, newEmail);
  if (other !== undefined) throw new Refusal('email_exists');
  if (user.emailChange !== newEmail) {
    await sql`
      delete from auth.one_time_tokens
      where user_id = ${user.id} and token_type in ('email_change_token_current', 'email_change_token_new')`;
    await sql`update auth.users set email_change = ${newEmail}, email_change_confirm_status = 0 where id = ${user.id}`;
  }
  await sql`update auth.users set email_change_sent_at = now(), updated_at = now() where id = ${user.id}`;
  return user;
}

async function findKnown(sql: Queries, email: string): Promise<User> {
  const user = await findUserByEmail(sql, email, { forUpdate: true });
  if (user === undefined)
    throw new Refusal('user_not_found', { message: 'User with this email not found', status: 404 });
  return user;
}
