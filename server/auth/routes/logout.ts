import { audit } from '#server/auth/audit.ts';
import type { Part } from '#server/auth/part.ts';
import { invalid } from '#server/auth/refusal.ts';
import { endSession, endSessions } from '#server/auth/sessions/sessions.ts';

/** `POST /logout?scope=`: ends every session of the caller (`global`, the default), this one or the others (AUTH-03). */
export const logout: Part = (app, auth) => {
  app.post('/logout', async (c) => {
    const { user, claims } = await auth.authenticate(c.req.header('authorization'));
    const scope = c.req.query('scope') || 'global';
    if (scope !== 'global' && scope !== 'local' && scope !== 'others')
      throw invalid(`Unsupported logout scope ${JSON.stringify(scope.slice(0, 40))}`);
    await auth.sql.begin(async (transaction) => {
      if (scope === 'local') await endSession(transaction, claims.session_id);
      else await endSessions(transaction, user.id, { sessionId: scope === 'others' ? claims.session_id : undefined });
      await audit(transaction, { action: 'logout', actorId: user.id, traits: { scope } });
    });
    return c.body(null, 204);
  });
};
