import { type Context, Hono } from 'hono';
import { splitLocale } from '#contract/locale.ts';
import { previewName } from '#contract/page-texts.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { askInTime } from '#server/http/failures.ts';
import { refuseInWords } from '#server/http/refuse-in-words.ts';
import type { Pages } from '#server/pages/pages.ts';
import type { Drawer } from '#server/pages/renderer.ts';
import { findPreview } from './previews.ts';

type PreviewParts = Pick<AuthParts, 'sql' | 'limits' | 'addressOf'> & { readonly drawer: Drawer };

/** What every answer to such a link carries, whatever it is: nobody shall keep it, find it, or learn of it from a link. */
const hidden = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' } as const;

/**
 * A page with somebody's drafts, for whoever has the link: its own address with `?preview=…`
 * (docs/decisions/052-words-of-the-team.md). It shows this one page, in both languages; its links lead to what everybody
 * sees. Every look counts, whatever the link says.
 */
export function previewPages(parts: PreviewParts, pages: Pages): Hono {
  const app = new Hono();
  app.get('*', async (c, next) => {
    const token = c.req.query(previewName);
    if (token === undefined) return next();
    const answer = await answerPreview(c, parts, pages, token);
    for (const [name, value] of Object.entries(hidden)) answer.headers.set(name, value);
    return answer;
  });
  return app;
}

async function answerPreview(
  c: Context,
  { sql, limits, addressOf, drawer }: PreviewParts,
  pages: Pages,
  token: string,
) {
  // What a browser fetches ahead may never be looked at.
  if (/prefetch/u.test(`${c.req.header('sec-purpose')} ${c.req.header('purpose')}`)) return pages.answerMissing(c);
  const { path: pathname } = c.req;
  const found = await askInTime(
    async () => {
      await limits.count('previewBlock', addressOf(c));
      const isPage = drawer.addressesOf([]).includes(pathname);
      const drafts = isPage ? await findPreview(sql, drawer.texts, token, splitLocale(pathname).path) : undefined;
      return { ok: true, value: drafts };
    },
    { away: 'unavailable', tooOften: 'many_at_once' },
  );
  if (!found.ok) return refuseInWords(c, found.failure);
  return found.value ? pages.sendPreview(c, pathname, found.value) : pages.answerMissing(c);
}
