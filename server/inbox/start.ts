import { withDeadline } from '#server/postgres/away.ts';
import type { BrokenLink, TeamStart } from '#contract/inbox.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { answerDays } from './answer-days.ts';
import { asTeam } from './as-team.ts';
import { countStart } from './count-start.ts';
import type { InboxRoutes } from './inbox-parts.ts';

/** GET /start: what waits now. */
export const start: InboxRoutes = (app, { sql }) => {
  app.get('/start', async (c) => c.json(await withDeadline(() => asTeam(sql, c.get('member'), readStart))));
};

async function readStart(sql: Queries): Promise<TeamStart> {
  // Once may be an evening without that page (server/links).
  const brokenLinks = await sql<BrokenLink[]>`
    select url, about from app_private.link_checks where times_broken > 1 order by about, url limit 100`;
  const [promised] = await sql<{ days: number }[]>`select ${sql.unsafe(answerDays)} as days`;
  return { ...(await countStart(sql, new Date())), brokenLinks, answerDays: promised?.days ?? 0 };
}
