import { Hono } from 'hono';
import { failureStatus, type OrFailure } from '#contract/failures.ts';
import type { MessageStatus } from '#contract/inbox-message.ts';
import { inLocale, locales } from '#contract/locale.ts';
import type { FoundStatus } from '#contract/site-data.ts';
import { mailedName, statusPath, statusTokenPattern } from '#contract/status.ts';
import { setFailureHeaders } from '#server/http/failures.ts';
import type { Pages } from '#server/pages/pages.ts';
import { lookUpStatus, type StatusParts } from './status.ts';

/** The page of a visitor's link, /status/{token}, in both languages: looked up, then drawn. */
export function statusPages(parts: StatusParts, pages: Pages): Hono {
  const app = new Hono();
  for (const locale of locales) {
    app.get(`${inLocale('/status', locale)}/:token`, async (c) => {
      const token = c.req.param('token');
      const found = await lookUpStatus(c, parts, token);
      c.header('X-Robots-Tag', 'noindex');
      if (!found.ok) setFailureHeaders(c, found.failure);
      // Nothing of the address gets into the page but a token that looks as ours do.
      const pathname = statusPath(statusTokenPattern.test(token) ? token : '-', locale);
      const mailed = (['yes', 'no'] as const).find((each) => each === c.req.query(mailedName));
      return pages.sendDrawn(
        c,
        pathname,
        { status: shownOf(found), ...(mailed && { mailed }) },
        found.ok ? 200 : failureStatus[found.failure.code],
      );
    });
  }
  return app;
}

const shownOf = (found: OrFailure<MessageStatus>): FoundStatus =>
  found.ok ? found.value : { status: found.failure.code === 'unknown_message' ? 'unknown' : 'away' };
