import { pageAt, pages, patternAt, patterns, sameAs, splitLocale } from './paths.ts';

/** The page that answers an address: its file under `pages/`, and what the address says where only the pattern is known. */
export type Route = {
  readonly file: string;
  readonly params: Readonly<Record<string, string>>;
  readonly status: 200 | 404;
};

export function routeOf(pathname: string): Route {
  const { path } = splitLocale(pathname);
  const page = pageAt(path);
  if (page)
    return { file: (sameAs as Record<string, keyof typeof pages | undefined>)[page] ?? page, params: {}, status: 200 };
  const pattern = patternAt(path);
  if (!pattern) return { file: 'not-found', params: {}, status: 404 };
  const name = patterns[pattern].replace(/^.*:/u, '');
  return { file: pattern, params: { [name]: decodeURIComponent(path.split('/').at(-1) ?? '') }, status: 200 };
}
