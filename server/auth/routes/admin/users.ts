import * as v from 'valibot';
import { findForAdmin } from '#server/auth/admin/admin-user.ts';
import { deleteUser, emptyUser } from '#server/auth/users/delete-user.ts';
import { readPage, setPageHeaders } from '#server/auth/admin/paging.ts';
import type { Part } from '#server/auth/part.ts';
import { fields, readFields } from '#server/auth/read-fields.ts';
import { listUsers, userJson, usersJson } from '#server/auth/users/users.ts';

/** Accounts as whoever runs the site sees and deletes them. */
export const adminUsers: Part = (app, auth) => {
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
    await auth.sql.begin(async (sql) => {
      const user = await findForAdmin(sql, c.req.param('id'), { forUpdate: true, withDeleted: true });
      if (!isSoft) await deleteUser(sql, user, 'operator');
      else if (user.deletedAt === null) await emptyUser(sql, user);
    });
    return c.json({});
  });
};
