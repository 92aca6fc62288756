import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { readAdminFields, storedPassword } from '#server/auth/admin/admin-fields.ts';
import { findForAdmin, refuseTaken } from '#server/auth/admin/admin-user.ts';
import { takeCharge } from '#server/auth/admin/invite-user.ts';
import { readPage, setPageHeaders } from '#server/auth/admin/paging.ts';
import { confirmAddress, setAddress } from '#server/auth/admin/set-address.ts';
import { audit } from '#server/auth/audit.ts';
import type { AuthRoutes } from '#server/auth/auth-parts.ts';
import { setPassword } from '#server/auth/passwords/change-password.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { deleteUser, emptyUser } from '#server/auth/users/delete-user.ts';
import { endWaiting } from '#server/auth/users/end-waiting.ts';
import { createUser } from '#server/auth/users/identities.ts';
import { mergeUserData } from '#server/auth/users/user-data.ts';
import { listUsers, userJson, usersJson } from '#server/auth/users/users.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import { invalid } from '#server/http/refusal.ts';

/** Accounts as whoever runs the site sees and deletes them. */
export const adminUsers: AuthRoutes = (app, auth) => {
  app.get('/admin/users', async (c) => {
    const page = readPage(c);
    const search = (c.req.query('filter') ?? '').replaceAll('\0', '').trim().toLowerCase().slice(0, 255);
    const { users, total } = await listUsers(auth.sql, { search, ...page });
    setPageHeaders(c, auth.issuer, page, total);
    return c.json({ users: await usersJson(auth.sql, users), aud: 'authenticated' });
  });

  app.get('/admin/users/:id', async (c) =>
    c.json(await userJson(auth.sql, await findForAdmin(auth.sql, c.req.param('id'), { withDeleted: true }))),
  );

  app.delete('/admin/users/:id', async (c) => {
    const { should_soft_delete: isSoft } = await readFields(c, v.object({ should_soft_delete: fields.flag }));
    const addresses = await auth.sql.begin(async (sql) => {
      const user = await findForAdmin(sql, c.req.param('id'), { forUpdate: true, withDeleted: true });
      if (!isSoft) return deleteUser(sql, user, 'operator');
      return user.deletedAt === null ? emptyUser(sql, user) : [];
    });
    await auth.forgetMailFiles(addresses);
    return c.json({});
  });
};

/** Accounts as whoever runs the site makes and changes them. */
export const adminWrites: AuthRoutes = (app, auth) => {
  app.post('/admin/users', async (c) => {
    const wanted = await readAdminFields(c);
    const { email } = wanted;
    if (email === undefined) throw invalid('Cannot create a user without either an email or phone');
    const encryptedPassword = await storedPassword(wanted, [email]);
    const userMetadata = mergeUserData({}, wanted.userMetadata);
    const appMetadata = mergeUserData({ provider: 'email', providers: ['email'] }, wanted.appMetadata);
    const id = wanted.id ?? randomUUID();
    await refuseTaken(auth.sql, async (sql) => {
      await createUser(sql, email, { id, identityId: randomUUID(), userMetadata });
      await sql`
        update auth.users set encrypted_password = ${encryptedPassword ?? null}, raw_app_meta_data = ${sql.json(appMetadata)},
          banned_until = ${wanted.bannedUntil ?? null}
        where id = ${id}`;
      if (wanted.isConfirmed) await confirmAddress(sql, id);
      // The team's own: no later sign-up puts a password or data into it.
      else await sql`update auth.users set invited_at = now() where id = ${id}`;
      await audit(sql, { action: 'user_signedup', traits: { user_id: id, provider: 'email' } });
    });
    return c.json(await userJson(auth.sql, await findForAdmin(auth.sql, id)));
  });

  app.put('/admin/users/:id', async (c) => {
    const before = await findForAdmin(auth.sql, c.req.param('id'));
    const wanted = await readAdminFields(c);
    const encryptedPassword = await storedPassword(wanted, [wanted.email ?? before.email ?? '']);
    await refuseTaken(auth.sql, async (sql) => {
      const { email, isConfirmed, bannedUntil } = wanted;
      const found = await findForAdmin(sql, before.id, { forUpdate: true });
      const isTrusted = encryptedPassword !== undefined || Object.keys(wanted.appMetadata).length > 0;
      const user = isTrusted ? await takeCharge(sql, found) : found;
      // The owner is told at the address they had, before it changes.
      if (encryptedPassword !== undefined) await setPassword(sql, auth, user, { encryptedPassword });
      if (email !== undefined && email !== user.email) await setAddress(sql, auth, user, email);
      if (isConfirmed) await confirmAddress(sql, user.id);
      const appMetadata = mergeUserData(user.appMetadata, wanted.appMetadata);
      await sql`
        update auth.users set updated_at = now(),
          raw_user_meta_data = ${sql.json(mergeUserData(user.userMetadata, wanted.userMetadata))},
          raw_app_meta_data = ${sql.json(appMetadata)}
        where id = ${user.id}`;
      // As at the command line: no token that names a role that was taken away stays in use.
      const { role } = user.appMetadata;
      if (role !== undefined && appMetadata.role !== role) await endSessions(sql, user.id);
      if (appMetadata.role !== 'admin' || bannedUntil) await endWaiting(sql, user.id);
      if (bannedUntil !== undefined) {
        await sql`update auth.users set banned_until = ${bannedUntil} where id = ${user.id}`;
        if (bannedUntil !== null) await endSessions(sql, user.id);
      }
      await audit(sql, { action: 'user_modified', traits: { user_id: user.id } });
    });
    auth.onMail();
    return c.json(await userJson(auth.sql, await findForAdmin(auth.sql, before.id)));
  });
};
