import type { Context } from 'hono';
import type { DrawnPlace } from '#contract/renderer.ts';
import type { SiteData } from '#contract/site-data.ts';
import type { Limiter } from '#server/limits.ts';
import type { Database } from '#server/postgres/connect.ts';
import { policyFor } from './content-policy.ts';
import { type Drawings, makeDrawings } from './drawings.ts';
import { findPage, notFoundFile } from './find-page.ts';
import { keptPages, type KeptPages } from './kept-pages.ts';
import { chooseEncoding, encodings } from './negotiate.ts';
import { type Published, publishedProjects } from './published-projects.ts';
import { refuseInWords } from './refuse-in-words.ts';
import { keepToItself, type Keeping, type PageStatus, send } from './send.ts';
import type { Site } from './site.ts';
import { fileOf } from './site-file.ts';

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
    data: Omit<SiteData, 'projects'>,
    status: PageStatus,
  ) => Promise<Response>;
};

type Needs = {
  readonly site: Site;
  readonly sql: Database;
  /** Counts the pages that are drawn for somebody. */
  readonly drawings: Limiter;
  readonly addressOf: (c: Context) => string;
};

type Parts = Needs & { readonly inTurn: Drawings; readonly published: Published; readonly kept: KeptPages };

/** For a page whose scripts are not known: it is readable, and nothing inline runs. */
const strictPolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function makePages(needs: Needs): Pages {
  const inTurn = makeDrawings(needs.drawings);
  const parts: Parts = {
    ...needs,
    inTurn,
    published: publishedProjects(needs.sql, needs.site.drawer.readProjects),
    kept: keptPages(needs.site, inTurn, needs.addressOf),
  };
  return {
    answer: (c) => answer(c, parts),
    lookAgain: parts.published.lookAgain,
    sendDrawn: (c, place, data, status) => sendDrawn(c, parts, place, { ...data, projects: [] }, status, 'nowhere'),
  };
}

async function answer(c: Context, parts: Parts): Promise<Response> {
  const { files, drawer } = parts.site;
  const { pathname, search } = new URL(c.req.url);
  const path = decode(pathname);
  // Only a path whose encoding is sound means anything.
  if (path === undefined) return sendStored(c, parts.site, notFoundFile(pathname), 404);
  // From the sources nothing is stored (scripts/dev.ts).
  if (files.size === 0) return sendLive(c, parts, { pathname, search });
  if (path !== '/' && pathname.endsWith('/')) return answerSlash(c, parts, pathname.slice(0, -1), search);
  const found = findPage(files, path);
  if (found.is === 'file') return answerFile(c, parts, found.file);
  if (found.is === 'page') {
    const place = { pathname: found.page, search };
    const meaning = drawer.meaningOf(place);
    const projects = drawer.showsProjects(found.page) ? await parts.published.list() : [];
    if (meaning !== 'nothing')
      return sendDrawn(c, parts, place, { projects }, 200, meaning === 'secret' ? 'nowhere' : 'by-one');
    if (projects.length > 0) return parts.kept.sendPage(c, found.page, projects);
    return sendStored(c, parts.site, found.file, 200, found.page);
  }
  const pattern = drawer.patternOf(pathname);
  if (pattern?.is === 'project-category')
    return sendDrawn(c, parts, { pathname, search: '' }, { projects: await parts.published.list() }, 200, 'by-one');
  if (pattern?.is === 'project') return answerProject(c, parts, pathname);
  return sendStored(c, parts.site, notFoundFile(path), 404);
}

async function sendLive(c: Context, { site, published }: Parts, place: DrawnPlace): Promise<Response> {
  const projects = await published.list();
  const made = await site.made?.(place.pathname, projects);
  if (made) return send(c, made, 200, 'by-one');
  const { html, status } = await site.drawer.draw(place, { projects });
  return send(c, await fileOf(html, 'text/html; charset=utf-8', []), status, 'by-one');
}

async function answerProject(c: Context, parts: Parts, pathname: string): Promise<Response> {
  const projects = await parts.published.list();
  const meant = parts.site.drawer.projectMeant(pathname, projects);
  // A page is kept under the one address that its slug gives: there are as many as projects, however people spell them.
  if (meant !== undefined && meant !== pathname) return c.redirect(meant, 308);
  if (meant !== undefined) return parts.kept.sendPage(c, meant, projects);
  // One page for all of them: no slug looks like this.
  return parts.kept.sendPage(c, `${pathname.startsWith('/de/') ? '/de' : ''}/projects/-`, projects);
}

/** An address with a slash at its end leads to the one without, where something stands there. */
async function answerSlash(c: Context, parts: Parts, bare: string, search: string): Promise<Response> {
  const { files, drawer } = parts.site;
  const path = decode(bare) ?? '';
  // Only to a page that is known to be ours: an address with two slashes would lead to another host.
  if (findPage(files, path).is !== 'nothing') return c.redirect(`${encodeURI(path)}${search}`, 308);
  const pattern = bare.endsWith('/') ? undefined : drawer.patternOf(bare);
  // What keeps the page of a visitor's link to itself keeps the way there.
  if (pattern?.is === 'status') {
    keepToItself(c);
    c.header('X-Robots-Tag', 'noindex');
  }
  if (pattern) return c.redirect(`${bare}${search}`, 308);
  return sendStored(c, parts.site, notFoundFile(path), 404);
}

async function answerFile(c: Context, { site, kept, published }: Parts, path: string): Promise<Response> {
  const file = site.files.get(path);
  if (!file) return sendStored(c, site, notFoundFile(path), 404);
  if (kept.isList(path)) {
    const projects = await published.list();
    if (projects.length > 0) return kept.sendList(c, path, projects);
  }
  const policy = file.type === 'image/svg+xml' ? picturePolicy : undefined;
  return send(c, file, 200, file.isHashed ? 'for-ever' : 'asked-again', policy);
}

function sendStored(c: Context, { files, policies }: Site, path: string, status: 200 | 404, page?: string): Response {
  const file = files.get(path);
  if (!file) return c.text('Not found', 404);
  const address = page ?? path.replace(/\.html$/u, '');
  return send(c, file, status, 'asked-again', policies[address] ?? strictPolicy);
}

async function sendDrawn(
  c: Context,
  { site: { drawer }, inTurn, addressOf }: Parts,
  place: DrawnPlace,
  data: SiteData,
  status: PageStatus,
  keeping: Keeping,
): Promise<Response> {
  const encoding = chooseEncoding(encodings, c.req.header('accept-encoding'));
  const outcome = await inTurn.forSomebody(addressOf(c), async () => {
    const { html, inline } = await drawer.draw(place, data);
    return {
      policy: policyFor(inline, drawer.services),
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
