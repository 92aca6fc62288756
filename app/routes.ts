import { pageAt, pages, patternAt, patterns, sameAs, splitLocale } from './paths.ts';

/** The page that answers an address: its file under `pages/`, and what the address says where only the pattern is known. */
export type Route = {
  readonly file: string;
  readonly params: Readonly<Record<string, string>>;
  /** False for the page that answers unknown addresses. */
  readonly isPage: boolean;
};

/** Finds the page of an address as it stands in a URL, still encoded. Throws when it cannot be decoded. */
export function routeOf(pathname: string): Route {
  const { path } = splitLocale(pathname);
  const page = pageAt(path);
  if (page)
    return { file: (sameAs as Record<string, keyof typeof pages | undefined>)[page] ?? page, params: {}, isPage: true };
  const pattern = patternAt(path);
  if (!pattern) return { file: 'not-found', params: {}, isPage: false };
  const name = patterns[pattern].replace(/^.*:/u, '');
  return { file: pattern, params: { [name]: decodeURIComponent(path.split('/').at(-1) ?? '') }, isPage: true };
}
