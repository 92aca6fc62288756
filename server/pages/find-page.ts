import { inLocale, splitLocale } from '#contract/locale.ts';
import type { SiteFiles } from './site-file.ts';

/**
 * What a decoded path leads to in the built site. `page` is the address of a finished page, `file` what is stored.
 */
type FoundPage =
  | { readonly is: 'page'; readonly page: string; readonly file: string }
  | { readonly is: 'file'; readonly file: string }
  | { readonly is: 'nothing' };

const nothing: FoundPage = { is: 'nothing' };

/** Finds a file, or a page by its address without a slash at the end. The one for unknown addresses is none of them. */
export function findPage(files: SiteFiles, path: string): FoundPage {
  if (files.has(path) && !path.endsWith('.html')) return { is: 'file', file: path };
  const file = path === '/' ? '/index.html' : `${path}/index.html`;
  return files.has(file) && (path === '/' || !path.endsWith('/')) ? { is: 'page', page: path, file } : nothing;
}

/** The stored page that says that nothing stands at an address, in the language of that address. */
export function notFoundFile(path: string): string {
  return inLocale('/404.html', splitLocale(path).locale);
}
