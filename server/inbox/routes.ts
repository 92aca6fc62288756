import { Hono } from 'hono';
import { browserLocale } from '#server/http/browser-locale.ts';
import { answerFailure, answerThrown } from '#server/http/failures.ts';
import { changes } from './changes.ts';
import { entries, listMessages } from './list-messages.ts';
import type { InboxEnv, InboxParts, InboxRoutes } from './inbox-parts.ts';
import { marks } from './marks.ts';
import { readMember } from './member.ts';
import { notes } from './notes.ts';
import { openMessage, photo } from './open-message.ts';
import { pairs } from './pairs.ts';
import { replies } from './replies.ts';
import { sendAgain } from './send-again.ts';
import { start } from './start.ts';
import { team } from './names.ts';

const parts: readonly InboxRoutes[] = [
  start,
  listMessages,
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
];

/** The calls of the team's inbox under /functions/v1/inbox (docs/decisions/023-inbox.md). */
export function inboxRoutes(inbox: InboxParts): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  app.use(async (c, next) => {
    c.set('member', await readMember(c, inbox));
    await next();
  });
  for (const part of parts) part(app, inbox);
  app.notFound((c) => answerFailure(c, { code: 'not_found' }, browserLocale(c)));
  app.onError((error, c) => answerThrown(c, error, browserLocale(c), 'inbox_unavailable'));
  return app;
}
