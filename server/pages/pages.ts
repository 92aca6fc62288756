import type { Context } from 'hono';
import { codedAddress } from '#contract/qr-codes.ts';
import { inLocale, splitLocale } from '#contract/locale.ts';
import type { DrawnPlace } from '#contract/renderer.ts';
import { siteUrlKey } from '#contract/settings.ts';
import { type Changes, noChanges, type SiteData } from '#contract/site-data.ts';
import type { Log } from '#server/log.ts';
import type { Limiter } from '#server/limits.ts';
import type { Database } from '#server/postgres/connect.ts';
import { policyFor } from './content-policy.ts';
import { type Draw, drawWhole } from './draw-whole.ts';
import { type Drawings, makeDrawings } from './drawings.ts';
import { findPage, notFoundFile } from './find-page.ts';
import { keptPages, type KeptPages, type Published } from './kept-pages.ts';
import { chooseEncoding, encodings } from './negotiate.ts';
import { type PublishedLists, publishedLists, togetherOf } from './published-lists.ts';
import { publishedSettings } from './published-settings.ts';
import { publishedProjects } from './published-projects.ts';
import { publishedSums } from './published-sums.ts';
import { publishedTexts } from './published-texts.ts';
import { refuseInWords } from '#server/http/refuse-in-words.ts';
import { keepToItself, type Keeping, type PageStatus, send } from './send.ts';
import type { Site } from './site.ts';
import { fileOf } from './site-file.ts';
import { type TextsOfPages, textsOfPages } from './texts-of-pages.ts';
import { today } from '#content/mail/team-time-zone.ts';

/** The site as it is sent: stored pages from memory, all others drawn. */
export type Pages = {
  /** Answers a GET or HEAD of anything that is no call of the API. */
  readonly answer: (c: Context) => Promise<Response>;
  /** Called when somebody has written into the tables: what is published may be something else. */
  readonly lookAgain: () => void;
  /** Draws a page with something that only one visitor may see, and sends it. */
  readonly sendDrawn: (
    c: Context,
    place: DrawnPlace,
    data: Omit<SiteData, 'projects' | 'changes'>,
    status: PageStatus,
  ) => Promise<Response>;
  /** Sends a page of the build with drafts in place of what is published. */
  readonly sendPreview: (c: Context, pathname: string, drafts: Changes) => Promise<Response>;
  /** Says that nothing stands at an address. */
  readonly answerMissing: (c: Context) => Promise<Response>;
  /** What the team has published now. */
  readonly published: () => Promise<Published>;
  /** What of that are lists, with all their publications. */
  readonly lists: () => Promise<PublishedLists>;
  /** Which pages show which texts. */
  readonly texts: TextsOfPages;
};

type Needs = {
  readonly site: Site;
  readonly sql: Database;
  /** Counts the pages that are drawn for somebody. */
  readonly drawings: Limiter;
  readonly addressOf: (c: Context) => string;
  /** Called when what is published may be something else. */
  readonly onLookAgain?: () => void;
  readonly log: Log;
};

type Parts = Needs &
  Pick<Pages, 'published' | 'texts'> & { readonly inTurn: Drawings; readonly draw: Draw; readonly kept: KeptPages };

/** For a page whose scripts are not known: it is readable, and nothing inline runs. */
const strictPolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/** For the service worker: it asks nobody but us (app/browser/offline/worker.ts). */
const workerPolicy = "default-src 'none'; connect-src 'self'";
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function makePages(needs: Needs): Pages {
  const { site, sql, addressOf, log } = needs;
  const inTurn = makeDrawings(needs.drawings);
  const texts = textsOfPages(site.drawer);
  const draw = drawWhole(site.drawer, log);
  const projects = publishedProjects(sql, site.drawer.readProjects);
  const changes = publishedTexts(sql, site.drawer.texts);
  const sums = publishedSums(sql);
  const lists = publishedLists(sql, site.drawer.lists);
  const settings = publishedSettings(sql);
  const withLists = togetherOf();
  const together = togetherOf();
  const published = async (): Promise<Published> => {
    const [listed, changed, arranged, set, money] = await Promise.all([
      projects.now(),
      changes.now(),
      lists.now(),
      settings.now(),
      sums.now(),
    ]);
    const all = together(withLists(changed, arranged.changes), set);
    return { projects: listed, changes: all, money, rows: arranged.rows, today: today() };
  };
  const parts: Parts = {
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
      projects.lookAgain();
      changes.lookAgain();
      lists.lookAgain();
      settings.lookAgain();
      sums.lookAgain();
      needs.onLookAgain?.();
    },
    sendDrawn: (c, place, data, status) => sendDrawn(c, parts, place, { ...data, projects: [] }, status, 'nowhere'),
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
    lists: lists.now,
    texts,
  };
}

async function answer(c: Context, parts: Parts): Promise<Response> {
  const { files, drawer } = parts.site;
  const { pathname, search } = new URL(c.req.url);
  const path = decode(pathname);
  // Only a path whose encoding is sound means anything.
  if (path === undefined) return sendMissing(c, parts, pathname);
  // From the sources nothing is stored (scripts/dev.ts).
  if (files.size === 0) return sendLive(c, parts, { pathname, search });
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
  return sendMissing(c, parts, path);
}

async function sendLive(c: Context, { site, published, draw }: Parts, place: DrawnPlace): Promise<Response> {
  const data = await published();
  const made = await site.made?.(place.pathname, data);
  if (made) return send(c, made, 200, 'by-one');
  const { html, status } = await draw(place, data);
  return send(c, await fileOf(html, 'text/html; charset=utf-8', []), status, 'by-one');
}

async function answerProject(c: Context, parts: Parts, pathname: string): Promise<Response> {
  const published = await parts.published();
  const meant = parts.site.drawer.projectMeant(pathname, published.projects);
  // A page is kept under the one address that its slug gives: there are as many as projects, however people spell them.
  if (meant !== undefined && meant !== pathname) return c.redirect(meant, 308);
  if (meant !== undefined) return parts.kept.sendPage(c, meant, published);
  // One page for all of them: no slug looks like this.
  return parts.kept.sendPage(c, inLocale('/projects/-', splitLocale(pathname).locale), published);
}

/** The QR code of a page that the build did not know; where nothing is published, there is none. */
async function answerCode(c: Context, parts: Parts, path: string, address: string): Promise<Response> {
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
  { site: { drawer }, kept, published }: Parts,
  pathname: string,
): Promise<Response> {
  const now = await published();
  // One page for all that are none: no event has this address.
  if (!drawer.hasEvent(pathname, now.changes))
    return kept.sendPage(c, inLocale('/resources/events/-', splitLocale(pathname).locale), now);
  return kept.isList(pathname) ? kept.sendList(c, pathname, now) : kept.sendPage(c, pathname, now);
}

/** An address with a slash at its end leads to the one without, where something stands there. */
async function answerSlash(c: Context, parts: Parts, bare: string, search: string): Promise<Response> {
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
  return sendMissing(c, parts, path);
}

async function answerFile(c: Context, parts: Parts, path: string): Promise<Response> {
  const { site, kept, published } = parts;
  const file = site.files.get(path);
  if (!file) return sendMissing(c, parts, path);
  if (kept.isList(path)) {
    const now = await published();
    if (kept.isOther(path, now)) return kept.sendList(c, path, now);
  }
  const coded = codedAddress(path);
  if (coded !== undefined && (await published()).changes.has(siteUrlKey)) return answerCode(c, parts, path, coded);
  const policy = file.type === 'image/svg+xml' ? picturePolicy : path === '/offline.js' ? workerPolicy : undefined;
  return send(c, file, 200, file.isHashed ? 'for-ever' : 'asked-again', policy);
}

/** Nothing stands at a path: the page that says so, in the language of the path. */
async function sendMissing(c: Context, { site, published, texts, kept }: Parts, path: string): Promise<Response> {
  const file = notFoundFile(path);
  const address = file.replace(/\.html$/u, '');
  const now = await published();
  if (await texts.shows(address, now.changes)) return kept.sendPage(c, address, now);
  return sendStored(c, site, file, 404, address);
}

function sendStored(c: Context, { files, policies }: Site, path: string, status: 200 | 404, page: string): Response {
  const file = files.get(path);
  if (!file) return refuseInWords(c, { code: 'not_found' });
  return send(c, file, status, 'asked-again', policies[page] ?? strictPolicy);
}

async function sendDrawn(
  c: Context,
  { site: { drawer }, draw, inTurn, published, addressOf }: Parts,
  place: DrawnPlace,
  data: SiteData,
  status: PageStatus,
  keeping: Keeping,
  drafts = noChanges,
): Promise<Response> {
  const encoding = chooseEncoding(encodings, c.req.header('accept-encoding'));
  const outcome = await inTurn.forSomebody(addressOf(c), async () => {
    const { changes } = await published();
    const { html, inline } = await draw(place, {
      ...data,
      changes: drafts.size === 0 ? changes : new Map([...changes, ...drafts]),
    });
    return {
      policy: policyFor(inline, drawer.services, undefined, data.isPreview ? "'self'" : "'none'"),
      file: await fileOf(html, 'text/html; charset=utf-8', encoding ? [encoding] : []),
    };
  });
  if (!outcome.ok) return refuseInWords(c, outcome.failure);
  return send(c, outcome.value.file, status, keeping, outcome.value.policy);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
