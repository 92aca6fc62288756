import type { Context } from 'hono';
import { inLocale, splitLocale } from '#contract/locale.ts';
import { codedAddress } from '#contract/qr-codes.ts';
import type { DrawnPlace } from '#contract/renderer.ts';
import { siteUrlKey } from '#contract/settings.ts';
import type { Changes, SiteData } from '#contract/site-data.ts';
import { drawWhole } from './draw-whole.ts';
import { makeDrawings } from './drawings.ts';
import { findPage } from './find-page.ts';
import { keptPages } from './kept-pages.ts';
import { isList } from './list-files.ts';
import type { PublishedLists } from './published-lists.ts';
import { type Published, publishedNow } from './published-now.ts';
import type { PublishedTexts } from './published-texts.ts';
import { type PageParts, type PagesNeeds, sendDrawn, sendMissing, sendStored } from './send-pages.ts';
import { keepToItself, type PageStatus, send } from './send.ts';
import { fileOf } from './site-file.ts';
import { type TextsOfPages, textsOfPages } from './texts-of-pages.ts';

/** The site as it is sent: stored pages from memory, all others drawn. */
export type Pages = {
  /** Answers a GET or HEAD of anything that is no call of the API. */
  readonly answer: (c: Context) => Promise<Response>;
  /** Called when somebody has written into the tables: what is published may be something else. */
  readonly lookAgain: () => void;
  /** Draws a page with something that only one visitor may see, and sends it. */
  readonly sendDrawn: (
    c: Context,
    pathname: string,
    data: Omit<SiteData, 'projects' | 'changes'>,
    status: PageStatus,
  ) => Promise<Response>;
  /** Sends a page of the build with drafts in place of what is published. */
  readonly sendPreview: (c: Context, pathname: string, drafts: Changes) => Promise<Response>;
  /** Says that nothing stands at an address. */
  readonly answerMissing: (c: Context) => Promise<Response>;
  /** What the team has published now. */
  readonly published: () => Promise<Published>;
  /** What of that are texts. */
  readonly publishedTexts: () => Promise<PublishedTexts>;
  /** What of that are lists, with all their publications. */
  readonly lists: () => Promise<PublishedLists>;
  /** Which pages show which texts. */
  readonly texts: TextsOfPages;
};

/** For the service worker: it asks nobody but us (app/browser/offline/worker.ts). */
const workerPolicy = "default-src 'none'; connect-src 'self'";
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function makePages(needs: PagesNeeds): Pages {
  const { site, sql, addressOf, log } = needs;
  const inTurn = makeDrawings(needs.drawings);
  const texts = textsOfPages(site.drawer, site.said);
  const draw = drawWhole(site.drawer, log);
  const { published, texts: publishedTexts, lists, lookAgain } = publishedNow(sql, site.drawer);
  const parts: PageParts = {
    ...needs,
    inTurn,
    texts,
    draw,
    published,
    kept: keptPages({ site, inTurn, draw, texts, addressOf }),
  };
  return {
    answer: (c) => answer(c, parts),
    lookAgain: () => {
      lookAgain();
      needs.onLookAgain();
    },
    sendDrawn: (c, pathname, data, status) =>
      sendDrawn(c, parts, { pathname, search: '' }, { ...data, projects: [] }, status, 'nowhere'),
    sendPreview: async (c, pathname, drafts) =>
      sendDrawn(
        c,
        parts,
        { pathname, search: '' },
        { ...(await published()), isPreview: true },
        200,
        'nowhere',
        drafts,
      ),
    answerMissing: (c) => sendMissing(c, parts, c.req.path),
    published,
    publishedTexts,
    lists,
    texts,
  };
}

async function answer(c: Context, parts: PageParts): Promise<Response> {
  const { files, drawer } = parts.site;
  const { pathname, search } = new URL(c.req.url);
  const path = decode(pathname);
  // Only a path whose encoding is sound means anything.
  if (path === undefined) return sendMissing(c, parts, pathname);
  // From the sources nothing is stored (scripts/dev.ts).
  if (files.size === 0) return sendLive(c, parts, path, { pathname, search });
  if (path !== '/' && pathname.endsWith('/')) return answerSlash(c, parts, pathname.slice(0, -1), search);
  const found = findPage(files, path);
  if (found.is === 'file') return answerFile(c, parts, found.file);
  if (found.is === 'page') {
    const place = { pathname: found.page, search };
    const meaning = drawer.meaningOf(place);
    const published = await parts.published();
    if (meaning !== 'nothing')
      return sendDrawn(c, parts, place, published, 200, meaning === 'secret' ? 'nowhere' : 'by-one');
    const isOther =
      (published.projects.length > 0 && drawer.showsProjects(found.page)) ||
      (drawer.showsSums(found.page) && drawer.hasSums(published.money)) ||
      (await parts.texts.shows(found.page, published.changes));
    if (isOther) return parts.kept.sendPage(c, found.page, published);
    return sendStored(c, parts.site, found.file, 200, found.page);
  }
  const coded = codedAddress(path);
  if (coded !== undefined) return answerCode(c, parts, path, coded);
  const pattern = drawer.patternOf(pathname);
  if (pattern?.is === 'project-category')
    return sendDrawn(c, parts, { pathname, search: '' }, await parts.published(), 200, 'by-one');
  if (pattern?.is === 'event') return answerEvent(c, parts, pathname);
  if (pattern?.is === 'project') return answerProject(c, parts, pathname);
  return answerUnknown(c, parts, path, search);
}

/** Nothing stands at a path: to the page that is meant by it, for now, as something may stand there one day. */
async function answerUnknown(c: Context, parts: PageParts, path: string, search: string): Promise<Response> {
  const meant = parts.site.drawer.pageMeant(path);
  return meant === undefined ? sendMissing(c, parts, path) : c.redirect(`${meant}${search}`, 302);
}

async function sendLive(c: Context, parts: PageParts, path: string, place: DrawnPlace): Promise<Response> {
  const { site, published, draw } = parts;
  const data = await published();
  const made = await site.made?.(place.pathname, data);
  if (made) return send(c, made, 200, 'by-one');
  const { html, status } = await draw(place, data);
  const isUnknown = status === 404 && site.drawer.patternOf(place.pathname) === undefined;
  const meant = isUnknown ? site.drawer.pageMeant(path) : undefined;
  // A page of ours that cannot be drawn is a 404 here, too, and says why.
  if (meant !== undefined && meant !== path) return c.redirect(`${meant}${place.search}`, 302);
  return send(c, await fileOf(html, 'text/html; charset=utf-8', []), status, 'by-one');
}

async function answerProject(c: Context, parts: PageParts, pathname: string): Promise<Response> {
  const published = await parts.published();
  const meant = parts.site.drawer.projectMeant(pathname, published.projects);
  // A page is kept under the one address that its slug gives: there are as many as projects, however people spell them.
  if (meant !== undefined && meant !== pathname) return c.redirect(meant, 308);
  if (meant !== undefined) return parts.kept.sendPage(c, meant, published);
  // One page for all of them: no slug looks like this.
  return parts.kept.sendPage(c, inLocale('/projects/-', splitLocale(pathname).locale), published);
}

/** The QR code of a page that the build did not know; where nothing is published, there is none. */
async function answerCode(c: Context, parts: PageParts, path: string, address: string): Promise<Response> {
  const { drawer } = parts.site;
  const { projects, changes } = await parts.published();
  if (!drawer.addressesOf(projects, changes).includes(address)) return sendMissing(c, parts, path);
  return send(
    c,
    await fileOf(drawer.pageCode(address, changes), 'image/svg+xml', []),
    200,
    'asked-again',
    picturePolicy,
  );
}

async function answerEvent(
  c: Context,
  { site: { drawer }, kept, published }: PageParts,
  pathname: string,
): Promise<Response> {
  const now = await published();
  // One page for all that are none: no event has this address.
  if (!drawer.hasEvent(pathname, now.changes))
    return kept.sendPage(c, inLocale('/resources/events/-', splitLocale(pathname).locale), now);
  return isList(pathname) ? kept.sendList(c, pathname, now) : kept.sendPage(c, pathname, now);
}

/** An address with a slash at its end leads to the one without, where something stands there. */
async function answerSlash(c: Context, parts: PageParts, bare: string, search: string): Promise<Response> {
  const { files, drawer } = parts.site;
  const path = decode(bare) ?? '';
  // Only to a page that is known to be ours: an address with two slashes would lead to another host.
  if (findPage(files, path).is !== 'nothing') return c.redirect(`${encodeURI(path)}${search}`, 308);
  const pattern = bare.endsWith('/') ? undefined : drawer.patternOf(bare);
  // Nobody learns from it that there ever was such a link.
  if (pattern?.is === 'set-up') return sendMissing(c, parts, path);
  // What keeps the page of a visitor's link to itself keeps the way there.
  if (pattern?.is === 'status') {
    keepToItself(c);
    c.header('X-Robots-Tag', 'noindex');
  }
  if (pattern) return c.redirect(`${bare}${search}`, 308);
  return answerUnknown(c, parts, path, search);
}

async function answerFile(c: Context, parts: PageParts, path: string): Promise<Response> {
  const { site, kept, published } = parts;
  const file = site.files.get(path);
  if (!file) return sendMissing(c, parts, path);
  if (isList(path)) {
    const now = await published();
    if (kept.isOther(path, now)) return kept.sendList(c, path, now);
  }
  const coded = codedAddress(path);
  if (coded !== undefined && (await published()).changes.has(siteUrlKey)) return answerCode(c, parts, path, coded);
  const policy = file.type === 'image/svg+xml' ? picturePolicy : path === '/offline.js' ? workerPolicy : undefined;
  return send(c, file, 200, file.isHashed ? 'for-ever' : 'asked-again', policy);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
