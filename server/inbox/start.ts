import { withDeadline } from '#server/postgres/away.ts';
import { asTeam } from './as-team.ts';
import { countStart } from './count-start.ts';
import type { InboxRoutes } from './inbox-parts.ts';

/** GET /start: what waits now. */
export const start: InboxRoutes = (app, { sql }) => {
  app.get('/start', async (c) =>
    c.json(
      await withDeadline(() => asTeam(sql, c.get('member'), (transaction) => countStart(transaction, new Date()))),
    ),
  );
};
