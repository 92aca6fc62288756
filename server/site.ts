import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { findPage } from './site/find-page.ts';
import { loadSite, type SiteFile, type SiteFiles } from './site/load-site.ts';
import { chooseEncoding, isCurrent, tagOf } from './site/negotiate.ts';
import type { IsPublished } from './site/published-slugs.ts';
import { fillThanks, readThanks } from './site/thank-you.ts';

/** The built site, in memory. */
export type Site = { readonly files: SiteFiles; readonly policies: Policies };

/** The Content-Security-Policy of each page, by its address. */
export type Policies = Readonly<Record<string, string>>;

/** For a page whose scripts are not known: it is readable, and nothing inline runs. */
export const strictPolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Reads a build folder. Out: `undefined` when nothing was built. */
export async function openSite(buildFolder: string): Promise<Site | undefined> {
  const files = await loadSite(join(buildFolder, 'site')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!files?.has('/index.html')) return undefined;
  return { files, policies: await readPolicies(buildFolder) };
}

/** The policies that the build wrote; none when it wrote none. */
export async function readPolicies(buildFolder: string): Promise<Policies> {
  const text = await readFile(join(buildFolder, 'csp.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Policies;
}

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/** Answers a GET or HEAD of anything that is no call of the API. Without `isPublished` only what was built is there. */
export async function serveSite(
  c: Context,
  { files, policies }: Site,
  isPublished: IsPublished = async () => false,
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(c.req.url);
  const path = decode(pathname);
  const found = path === undefined ? findPage(files, '/404') : findPage(files, path);
  if (found.kind === 'redirect') return c.redirect(`${encodeURI(found.to)}${search}`, 308);
  const file = files.get(found.file);
  if (file === undefined) return c.text('Not found', 404);
  const isPage = file.type.startsWith('text/html');
  if (isPage) c.header('Content-Security-Policy', policies[found.page] ?? strictPolicy);
  else if (file.type === 'image/svg+xml')
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  c.header('Content-Type', file.type);

  const thanks = /^(?:\/de)?\/thank-you$/u.test(found.page) ? readThanks(searchParams) : undefined;
  if (thanks) {
    const locale = found.page.startsWith('/de/') ? 'de' : 'en';
    return sendWritten(c, fillThanks(file.bytes.toString('utf8'), thanks, locale), 200);
  }
  const isFound = found.status === 200 || (found.project !== undefined && (await isPublished(found.project)));
  return send(c, file, isFound ? 200 : 404);
}

function send(c: Context, file: SiteFile, status: 200 | 404): Response {
  const encoding = chooseEncoding(file, c.req.header('accept-encoding'));
  const tag = tagOf(file, encoding);
  c.header('Cache-Control', file.isHashed ? immutable : revalidated);
  if (Object.keys(file.encoded).length > 0) c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200) {
    c.header('ETag', tag);
    if (isCurrent(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  }
  if (encoding !== undefined) c.header('Content-Encoding', encoding);
  return sendBytes(c, (encoding && file.encoded[encoding]) ?? file.bytes, status);
}

/**
 * Sends a prerendered page into which the server has written something for one visitor: it is kept nowhere, and its
 * address, which may hold the link to a message, is told to no other page.
 */
export function sendWritten(c: Context, html: string, status: 200 | 404 | 429 | 503): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return sendBytes(c, Buffer.from(html), status);
}

function sendBytes(c: Context, bytes: Buffer<ArrayBuffer>, status: 200 | 404 | 429 | 503): Response {
  c.header('Content-Length', String(bytes.byteLength));
  return c.body(bytes, status);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
