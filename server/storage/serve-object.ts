import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { StoredObject } from './object-rows.ts';
import { answerStorageError, StorageError } from './storage-error.ts';
import type { StorageParts } from './storage-parts.ts';

// What a browser shows and never runs. Everything else is saved, not opened: HTML and SVG would be pages of ours.
const shown = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** Who may keep a copy of an answer: everybody's cache, or only the reader's own, and until when (seconds since 1970). */
type Caching = { readonly kind: 'public' } | { readonly kind: 'private'; readonly until?: number };

/**
 * Answers with an object, or with a part of it (`Range`), or with 304. `find` gives its row; it is asked twice when the
 * bytes were replaced in between.
 */
export async function serveObject(
  c: Context,
  { bytes }: Pick<StorageParts, 'bytes'>,
  caching: Caching,
  find: () => Promise<StoredObject>,
): Promise<Response> {
  for (let tries = 0; tries < 2; tries += 1) {
    const object = await find();
    const { eTag, size, mimetype, lastModified } = object.metadata;
    setHeaders(c, object, caching);
    if (isKnown(c, eTag, lastModified)) return c.body(null, 304);
    const range = readRange(appliesTo(c, eTag) ? c.req.header('range') : undefined, size);
    if (range === 'invalid') {
      c.header('Content-Range', `bytes */${size}`);
      c.header('Content-Disposition', undefined);
      return answerStorageError(c, new StorageError('InvalidRange'));
    }
    const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range;
    c.header('Content-Type', servedType(mimetype));
    c.header('Content-Length', String(last - first + 1));
    if (range !== 'whole') c.header('Content-Range', `bytes ${first}-${last}/${size}`);
    const status = range === 'whole' ? 200 : 206;
    if (c.req.method === 'HEAD' || size === 0) return c.body(null, status);
    const opened = await bytes.open(object.version);
    if (opened) return c.body(Readable.toWeb(opened.read(first, last)) as ReadableStream<Uint8Array>, status);
    for (const name of ['Content-Length', 'Content-Range', 'ETag', 'Last-Modified']) c.header(name, undefined);
  }
  throw new StorageError('NoSuchKey');
}

function setHeaders(c: Context, { name, metadata }: StoredObject, caching: Caching): void {
  c.header('ETag', metadata.eTag);
  c.header('Last-Modified', new Date(metadata.lastModified).toUTCString());
  c.header('Accept-Ranges', 'bytes');
  c.header('Cache-Control', cacheControl(metadata.cacheControl, caching));
  // The browser that keeps it may be that of several people: to who comes next without this account it is not there.
  if (caching.kind === 'private') c.header('Vary', 'Authorization', { append: true });
  c.header('X-Robots-Tag', 'none');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  // Pages of the site may stand at another address than its files.
  if (caching.kind === 'public') c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  const download = c.req.query('download');
  if (download === undefined && shown.has(metadata.mimetype)) return;
  const fileName = encodeURIComponent((download || name.split('/').at(-1) || 'file').slice(0, 200).toWellFormed());
  c.header('Content-Disposition', `attachment; filename="${fileName}"; filename*=UTF-8''${fileName}`);
}

function cacheControl(stored: string, caching: Caching): string {
  if (caching.kind === 'public') return stored;
  const kept = /\bmax-age=(\d{1,9})\b/u.exec(stored)?.[1];
  if (kept === undefined || /\bno-(?:store|cache)\b/u.test(stored)) return 'private, no-cache';
  const left = caching.until === undefined ? Infinity : caching.until - Math.floor(Date.now() / 1000);
  return `private, max-age=${Math.max(0, Math.min(Number(kept), left))}`;
}

// Storage does so with HTML, XML and SVG, which the headers above already keep from running. They do not keep a page of
// ours from taking a file as its script, style or module: its policy says 'self', and these lie at the same origin.
const taken = /\b(?:html|xml|svg|(?:java|ecma|j|live)script[\d.]*|css|wasm|json)\b/iu;

function servedType(type: string): string {
  return taken.test(type) ? 'text/plain; charset=utf-8' : type;
}

const bare = (tag: string): string => tag.trim().replace(/^W\//u, '');

function isKnown(c: Context, eTag: string, lastModified: string): boolean {
  const tags = c.req.header('if-none-match');
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((tag) => bare(tag) === eTag);
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  return Math.floor(Date.parse(lastModified) / 1000) * 1000 <= since;
}

// The rest of a file that has changed since is of no use: then all of it is sent.
function appliesTo(c: Context, eTag: string): boolean {
  const since = c.req.header('if-range');
  return since === undefined || since.trim() === eTag;
}

/** The bytes that are asked for, both ends included. */
type ByteRange = { readonly first: number; readonly last: number };

/**
 * Reads a Range header for `size` bytes. Out: `whole` when there is none, `invalid` for one that cannot be answered.
 * Several ranges at once are invalid, as in storage: their answer could be many times the file.
 */
function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'invalid' {
  if (header === undefined) return 'whole';
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || from + to === '' || size === 0) return 'invalid';
  if (from === '') return Number(to) === 0 ? 'invalid' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return Number(from) <= last ? { first: Number(from), last } : 'invalid';
}
