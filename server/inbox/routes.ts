import type { Hono } from 'hono';
import { listTeam } from '#server/team/names.ts';
import { type TeamEnv, teamRoutes } from '#server/team/team-calls.ts';
import { changes } from './changes.ts';
import { exportMessages } from './export-messages.ts';
import type { InboxParts, InboxRoutes } from './inbox-parts.ts';
import { entries, listMessages } from './list-messages.ts';
import { marks } from './marks.ts';
import { notes } from './notes.ts';
import { openMessage, photo } from './open-message.ts';
import { pairs } from './pairs.ts';
import { replies } from './replies.ts';
import { sendAgain } from './send-again.ts';
import { start } from './start-view.ts';

/** GET /team: everybody who can care for a message. */
const team: InboxRoutes = (app, { sql }) => {
  app.get('/team', async (c) => c.json(await listTeam(sql)));
};

/** The calls of the team's inbox under /functions/v1/inbox (docs/decisions/023-inbox.md). */
export function inboxRoutes(inbox: InboxParts): Hono<TeamEnv> {
  return teamRoutes(
    inbox,
    [
      start,
      listMessages,
      exportMessages,
      entries,
      openMessage,
      photo,
      team,
      changes,
      notes,
      replies,
      marks,
      pairs,
      sendAgain,
    ],
    'inbox_unavailable',
  );
}
