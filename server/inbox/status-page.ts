import { Hono } from 'hono';
import type { FoundStatus } from '#contract/site-data.ts';
import { locales, type Locale } from '#contract/locale.ts';
import { mailedName, statusPath, statusTokenPattern } from '#contract/status.ts';
import { type LookedUp, lookUpStatus, type StatusParts } from './status.ts';
import type { Pages } from '#server/pages/pages.ts';

const root = { en: '/status', de: '/de/status' } as const satisfies Record<Locale, string>;

/** The page of a visitor's link, /status/{token}, in both languages: looked up, then drawn. */
export function statusPages(parts: StatusParts, pages: Pages): Hono {
  const app = new Hono();
  for (const locale of locales) {
    app.get(`${root[locale]}/:token`, async (c) => {
      const token = c.req.param('token');
      const found = await lookUpStatus(c, parts, token);
      c.header('X-Robots-Tag', 'noindex');
      if (found.is === 'too_often' && found.wait !== undefined) c.header('Retry-After', String(found.wait));
      // Nothing of the address gets into the page but a token that looks as ours do.
      const pathname = statusPath(statusTokenPattern.test(token) ? token : '-', locale);
      const mailed = (['yes', 'no'] as const).find((each) => each === c.req.query(mailedName));
      return pages.sendDrawn(
        c,
        { pathname, search: '' },
        { status: shownOf(found), ...(mailed && { mailed }) },
        statusOf(found),
      );
    });
  }
  return app;
}

const shownOf = (found: LookedUp): FoundStatus => {
  if (found.is === 'known') return { status: found.status, receivedOn: found.receivedOn };
  return { status: found.is === 'unknown' ? 'unknown' : 'away' };
};

const statusOf = ({ is }: LookedUp): 200 | 404 | 429 | 503 =>
  ({ known: 200, unknown: 404, too_often: 429, away: 503 } as const)[is];
