import type { SiteFiles } from './load-site.ts';

/**
 * What a path leads to. `page` is the path by which its Content-Security-Policy is known, `project` the end of an
 * address that a project may have been published at since the build.
 */
export type Found =
  | { kind: 'file'; file: string; page: string; status: 200 | 404; project?: string }
  | { kind: 'redirect'; to: string };

const localePrefix = /^\/de(?=\/|$)/u;

// Prerendered for the server alone, which sends them at other addresses.
const internal = ['/404', '/projects/fallback', '/projects/category/fallback', '/status/fallback'];

/**
 * Finds what a decoded path leads to: a file, a page, a page under its address without the slash at
 * the end, the fallback pages of projects (docs/decisions/002-static-site.md), or the not-found page of the language.
 */
export function findPage(files: SiteFiles, path: string): Found {
  const locale = localePrefix.exec(path)?.[0] ?? '';
  const inside = path.slice(locale.length);
  const notFound = fallback(`${locale}/404`, 404);
  if (internal.includes(inside.replace(/\/$/u, ''))) return notFound;

  if (files.has(path) && !path.endsWith('.html')) return { kind: 'file', file: path, page: path, status: 200 };
  if (path === '/') return page('/', '/index.html');
  if (path.endsWith('/')) {
    const bare = path.slice(0, -1);
    const target = bare.endsWith('/') ? notFound : findPage(files, bare);
    // Only to a page that is known to be ours: an address with two slashes would lead to another host.
    return target.kind === 'file' && target.status === 200 ? { kind: 'redirect', to: bare } : notFound;
  }
  if (files.has(`${path}/index.html`)) return page(path, `${path}/index.html`);
  if (/^\/projects\/category\/[^/]+$/u.test(inside)) return fallback(`${locale}/projects/category/fallback`, 200);
  const [, project] = /^\/projects\/([^/]+)$/u.exec(inside) ?? [];
  if (project !== undefined) return { ...fallback(`${locale}/projects/fallback`, 404), project };
  return notFound;

  function page(address: string, file: string): Found {
    return { kind: 'file', file, page: address, status: 200 };
  }

  function fallback(address: string, status: 200 | 404): Found & { kind: 'file' } {
    const file = `${address}/index.html`;
    if (files.has(file)) return { kind: 'file', file, page: address, status };
    return { kind: 'file', file: '/404/index.html', page: '/404', status: 404 };
  }
}
