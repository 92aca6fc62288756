import { audit } from '#server/auth/audit.ts';
import type { AuthRoutes } from '#server/auth/auth-parts.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { invalid, lacksAal2 } from '#server/http/refusal.ts';

/**
 * `POST /logout?scope=`: ends every session of the caller (`global`, the default), this one or the others (AUTH-03).
 * Who has not shown the account's second factor ends their own session and nobody else's.
 */
export const logout: AuthRoutes = (app, auth) => {
  app.post('/logout', async (c) => {
    await auth.limits.count('otherBlock', auth.addressOf(c));
    const { user, claims, lacksSecondFactor } = await auth.authenticate(c.req.header('authorization'));
    await auth.limits.count('logoutAccount', user.id, claims.session_id);
    const scope = c.req.query('scope') || 'global';
    if (scope !== 'global' && scope !== 'local' && scope !== 'others')
      throw invalid(`Unsupported logout scope ${JSON.stringify(scope.slice(0, 40))}`);
    if (lacksSecondFactor && scope === 'others') throw lacksAal2('end other sessions');
    await auth.sql.begin(async (transaction) => {
      if (scope === 'local' || lacksSecondFactor)
        await transaction`delete from auth.sessions where id = ${claims.session_id}`;
      else await endSessions(transaction, user.id, { sessionId: scope === 'others' ? claims.session_id : undefined });
      const traits = { scope: lacksSecondFactor ? 'local' : scope };
      await audit(transaction, { action: 'logout', actorId: user.id, traits });
    });
    // Said after their own one has ended: auth-js forgets it at this answer as well.
    if (lacksSecondFactor && scope === 'global') throw lacksAal2('end other sessions');
    return c.body(null, 204);
  });
};
