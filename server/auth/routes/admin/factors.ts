import * as v from 'valibot';
import { findForAdmin } from '#server/auth/admin/admin-user.ts';
import { audit } from '#server/auth/audit.ts';
import type { AuthRoutes } from '#server/auth/auth-parts.ts';
import {
  factorJson,
  findFactor,
  findFactors,
  listFactors,
  readFactorName,
  refuseTakenName,
} from '#server/auth/factors/factor-rows.ts';
import { removeFactor } from '#server/auth/factors/remove-factor.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import { Refusal } from '#server/http/refusal.ts';

/** The second factors of an account, for whoever runs the site: the way back in when somebody lost all of theirs. */
export const adminFactors: AuthRoutes = (app, auth) => {
  app.get('/admin/users/:id/factors', async (c) => {
    const user = await findForAdmin(auth.sql, c.req.param('id'));
    return c.json(await listFactors(auth.sql, user.id));
  });

  app.delete('/admin/users/:id/factors/:factor', async (c) => {
    const removed = await auth.sql.begin(async (sql) => {
      const user = await findForAdmin(sql, c.req.param('id'), { forUpdate: true });
      const factor = await findFactor(sql, user.id, c.req.param('factor'));
      await removeFactor(sql, auth, factor);
      await audit(sql, { action: 'factor_unenrolled', traits: { user_id: user.id, factor_id: factor.id } });
      return factorJson(factor);
    });
    auth.onMail();
    return c.json(removed);
  });

  app.put('/admin/users/:id/factors/:factor', async (c) => {
    const { friendly_name: name } = await readFields(c, v.object({ friendly_name: fields.text }));
    const renamed = await auth.sql.begin(async (sql) => {
      const user = await findForAdmin(sql, c.req.param('id'), { forUpdate: true });
      const factor = await findFactor(sql, user.id, c.req.param('factor'));
      if (!name) return factor;
      const friendlyName = readFactorName(name, 'friendly_name');
      const others = (await findFactors(sql, user.id)).filter(({ id }) => id !== factor.id);
      refuseTakenName(others, friendlyName);
      await sql`update auth.mfa_factors set friendly_name = ${friendlyName}, updated_at = now() where id = ${factor.id}`;
      return findFactor(sql, user.id, factor.id);
    });
    return c.json(factorJson(renamed));
  });

  // We have none, so every list is empty.
  app.get('/admin/users/:id/passkeys', async (c) => {
    await findForAdmin(auth.sql, c.req.param('id'));
    return c.json([]);
  });
  app.delete('/admin/users/:id/passkeys/:passkey', async (c) => {
    await findForAdmin(auth.sql, c.req.param('id'));
    throw new Refusal('validation_failed', { message: 'Passkey not found', status: 404 });
  });
};
