import * as v from 'valibot';
import { findForAdmin, refuseTaken } from '#server/auth/admin/admin-user.ts';
import { inviteUser } from '#server/auth/admin/invite-user.ts';
import type { AuthRoutes } from '#server/auth/auth-parts.ts';
import { confirmLink, readLocale } from '#server/auth/links.ts';
import { putAccountMail } from '#server/auth/mail/mails.ts';
import { makeOneTimeToken } from '#server/auth/mail/one-time-tokens.ts';
import { mergeUserData } from '#server/auth/users/user-data.ts';
import { userJson } from '#server/auth/users/users.ts';
import { fields, readAddress, readFields } from '#server/http/read-fields.ts';

/** Makes an account for somebody and mails them its link. `data.locale` says in which language. */
export const invite: AuthRoutes = (app, auth) => {
  app.post('/invite', async (c) => {
    const { email: typed, data } = await readFields(c, v.object({ email: fields.text, data: fields.data }));
    const email = readAddress(typed);
    const userMetadata = mergeUserData({}, data ?? {});
    const { id } = await refuseTaken(auth.sql, async (sql) => {
      const user = await inviteUser(sql, { email, userMetadata });
      const { token, code } = await makeOneTimeToken(sql, auth.seal, {
        userId: user.id,
        type: 'confirmation_token',
        email,
      });
      const locale = readLocale(c, auth, user.userMetadata.locale);
      const link = confirmLink(auth, locale, { token, type: 'invite' });
      await putAccountMail(sql, auth, { kind: 'invite', to: email, locale, link, code });
      return user;
    });
    auth.onMail();
    return c.json(await userJson(auth.sql, await findForAdmin(auth.sql, id)));
  });
};
