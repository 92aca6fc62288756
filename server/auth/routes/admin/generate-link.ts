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
/** Whose token it will be, of which type and for which mailbox. */
type Meant = { readonly user: User; readonly tokenType: TokenType; readonly to: string; readonly linkType: string };
type Maker = (sql: Queries, wanted: LinkRequest) => Promise<Meant>;

const makers = {
  signup: async (sql, wanted) => {
    const user = await findOrMakeUnconfirmed(sql, wanted);
    await sql`
      update auth.users set raw_user_meta_data = ${sql.json(mergeUserData(user.userMetadata, wanted.userMetadata))},
        confirmation_sent_at = now(), updated_at = now() where id = ${user.id}`;
    return { user, tokenType: 'confirmation_token', to: wanted.email, linkType: 'signup' };
  },
  invite: async (sql, wanted) => {
    const user = await inviteUser(sql, wanted);
    return { user, tokenType: 'confirmation_token', to: wanted.email, linkType: 'invite' };
  },
  magiclink: async (sql, wanted) => signInLink(sql, wanted, 'magiclink'),
  recovery: async (sql, wanted) => signInLink(sql, wanted, 'recovery'),
  email_change_current: async (sql, wanted) => {
    const user = await startChange(sql, wanted);
    return { user, tokenType: 'email_change_token_current', to: wanted.email, linkType: 'email_change' };
  },
  email_change_new: async (sql, wanted) => {
    const user = await startChange(sql, wanted);
    return { user, tokenType: 'email_change_token_new', to: wanted.newEmail ?? '', linkType: 'email_change' };
  },
} as const satisfies Record<string, Maker>;

type LinkType = keyof typeof makers;

/** Makes a link and a code for somebody without mailing them: whoever runs the site hands them over. */
export const generateLink: AuthRoutes = (app, auth) => {
  app.post('/admin/generate_link', async (c) => {
    const given = await readFields(c, body);
    const email = readAddress(given.email);
    const asked = given.type ?? '';
    if (!Object.hasOwn(makers, asked)) throw invalid(`Invalid email action link type requested: ${asked.slice(0, 60)}`);
    // Whoever has no account yet signs up with the link.
    const isUnknown = (await findUserByEmail(auth.sql, email)) === undefined;
    const type = asked === 'magiclink' && isUnknown ? 'signup' : (asked as LinkType);
    const wanted = {
      email,
      newEmail: type.startsWith('email_change') ? readAddress(given.new_email) : undefined,
      encryptedPassword:
        type === 'signup' && given.password ? await storedPassword({ password: given.password }, [email]) : undefined,
      userMetadata: mergeUserData({}, given.data ?? {}),
    };
    const made = await refuseTaken(auth.sql, async (sql) => {
      const meant = await makers[type](sql, wanted);
      const { token, code } = await makeOneTimeToken(sql, auth.seal, {
        userId: meant.user.id,
        type: meant.tokenType,
        email: meant.to,
        encryptedPassword: wanted.encryptedPassword,
      });
      return { ...meant, token, code };
    });
    const locale = readLocale(c, auth, made.user.userMetadata.locale);
    return c.json({
      ...(await userJson(auth.sql, await findForAdmin(auth.sql, made.user.id))),
      action_link: confirmLink(auth, locale, { token: made.token, type: made.linkType }),
      email_otp: made.code,
      hashed_token: made.token,
      redirect_to: readRedirect(c, auth).href,
      verification_type: type,
    });
  });
};

async function signInLink(sql: Queries, { email }: LinkRequest, linkType: 'magiclink' | 'recovery'): Promise<Meant> {
  const user = await findKnown(sql, email);
  await sql`update auth.users set recovery_sent_at = now(), updated_at = now() where id = ${user.id}`;
  await audit(sql, { action: 'user_recovery_requested', traits: { user_id: user.id } });
  return { user, tokenType: 'recovery_token', to: email, linkType };
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
