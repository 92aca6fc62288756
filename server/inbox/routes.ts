import { Hono } from 'hono';
import { changes } from './changes.ts';
import { entries, listMessages } from './list-messages.ts';
import type { InboxEnv, InboxParts } from './inbox-parts.ts';
import { marks } from './marks.ts';
import { addTeamCalls } from './member.ts';
import { notes } from './notes.ts';
import { openMessage, photo } from './open-message.ts';
import { pairs } from './pairs.ts';
import { replies } from './replies.ts';
import { sendAgain } from './send-again.ts';
import { start } from './start-view.ts';
import { team } from './names.ts';

/** The calls of the team's inbox under /functions/v1/inbox (docs/decisions/023-inbox.md). */
export function inboxRoutes(inbox: InboxParts): Hono<InboxEnv> {
  return addTeamCalls(
    new Hono<InboxEnv>(),
    inbox,
    [start, listMessages, entries, openMessage, photo, team, changes, notes, replies, marks, pairs, sendAgain],
    'inbox_unavailable',
  );
}
