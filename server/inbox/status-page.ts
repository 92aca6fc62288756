import { Hono } from 'hono';
import { locales, type Locale } from '#contract/locale.ts';
import { statusPath, statusTokenPattern } from '#contract/status.ts';
import { sendWritten, type Site, strictPolicy } from '#server/site.ts';
import { type LookedUp, lookUpStatus, type StatusParts } from './status.ts';

const root = { en: '/status', de: '/de/status' } as const satisfies Record<Locale, string>;

/**
 * The page of a visitor's link, /status/{token}, in both languages: prerendered once (app/pages/status.tsx), and told
 * here what it shows, so that it can be read without JavaScript.
 */
export function statusPages(parts: StatusParts, site: Site): Hono {
  const app = new Hono();
  for (const locale of locales) {
    const page = `${root[locale]}/fallback`;
    const file = site.files.get(`${page}/index.html`);
    app.get(`${root[locale]}/:token`, async (c, next) => {
      if (file === undefined) return next();
      const token = c.req.param('token');
      const found = await lookUpStatus(c, parts, token);
      c.header('Content-Security-Policy', site.policies[page] ?? strictPolicy);
      c.header('Content-Type', file.type);
      c.header('X-Robots-Tag', 'noindex');
      if (found.is === 'too_often' && found.wait !== undefined) c.header('Retry-After', String(found.wait));
      return sendWritten(c, fillStatus(file.bytes.toString('utf8'), found, token, locale), statusOf(found));
    });
  }
  return app;
}

const statusOf = ({ is }: LookedUp): 200 | 404 | 429 | 503 =>
  ({ known: 200, unknown: 404, too_often: 429, away: 503 } as const)[is];

/**
 * Shows one of the states that the page holds, all others being hidden. Only attributes and one text change: React
 * comes later and finds its page. Nothing of the address gets into it but a token that looks as ours do.
 */
function fillStatus(html: string, found: LookedUp, token: string, locale: Locale): string {
  const shown = found.is === 'known' ? found.status : found.is === 'unknown' ? 'unknown' : 'away';
  const state = (name: string) => `data-state="${name}"`;
  const filled = html
    .replace(state('asking'), `${state('asking')} hidden=""`)
    .replace(`${state(shown)} hidden=""`, state(shown));
  const dated =
    found.is === 'known'
      ? filled.replaceAll(/(<span data-received-on="[^"]*"[^>]*>)[^<]*/gu, `$1${inWords(found.receivedOn, locale)}`)
      : filled;
  if (!statusTokenPattern.test(token)) return dated;
  // The other language of this very message; prerendered it leads to the start page.
  const other = locale === 'de' ? 'en' : 'de';
  return dated.replace(/(<a id="language" href=")[^"]*/u, `$1${statusPath(token, other)}`);
}

// As app/lib/date-in-words.ts does.
const inWords = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** A path as it may stand in the log: without the end of a visitor's link. */
export const withoutToken = (path: string): string => path.replace(/^((?:\/de)?\/status\/).+$/u, '$1…');
