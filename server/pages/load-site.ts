import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { type Bytes, type Encoding, type SiteFile, type SiteFiles, tagOfBytes } from './site-file.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.ics': 'text/calendar; charset=utf-8',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** What a file of the site is sent as; undefined for kinds that we do not serve. */
export const typeOfFile = (path: string): string | undefined => types[extname(path)];

// Vite puts the hash of the content before the ending. Such an address never changes its meaning.
const hashedName = /[.-][\w-]{7,}\.\w+$/u;

/**
 * Reads the built site into memory, by the path in its URL (`/contact/index.html`). Only what is
 * here can ever be sent, so no path, however spelled, reaches another file. Files of kinds we do
 * not serve (source maps), hidden ones and notes for other hosts (`_headers`) are left out.
 */
export async function loadSite(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'));
  const known = new Set(paths);
  const files = new Map<string, SiteFile>();
  for (const path of paths) {
    const type = typeOfFile(path);
    if (type === undefined || isHidden(path)) continue;
    const bytes = await readFile(join(folder, path));
    const encoded: Partial<Record<Encoding, Bytes>> = {};
    if (known.has(`${path}.br`)) encoded.br = await readFile(join(folder, `${path}.br`));
    if (known.has(`${path}.gz`)) encoded.gzip = await readFile(join(folder, `${path}.gz`));
    const isHashed = hashedName.test(path) && (path.startsWith('/assets/') || path.endsWith('.woff2'));
    files.set(path, { bytes, encoded, type, tag: tagOfBytes(bytes), isHashed });
  }
  return files;
}

function isHidden(path: string): boolean {
  return path
    .split('/')
    .some(
      (part) =>
        (part.startsWith('.') && part !== '.well-known') ||
        part.startsWith('_headers') ||
        part.startsWith('_redirects'),
    );
}
