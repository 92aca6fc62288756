import { pageAt, pathTo } from '#app/paths.ts';
import { inLocale, splitLocale, type Locale } from '#contract/locale.ts';
import { parseUrl } from '#contract/parse-url.ts';

const signingIn = new Set(['signin', 'signup', 'auth/confirm', 'auth/reset']);

/**
 * Where somebody goes once they are in: the `next` of the query when it is a page of this site that is not itself
 * about signing in, else their account. Never another origin: such a link could lead from here to a copy of us.
 */
export function nextPage(search: string, origin: string, locale: Locale): string {
  const account = inLocale(pathTo('account'), locale);
  const wanted = new URLSearchParams(search).get('next') ?? '';
  const url = wanted.startsWith('/') ? parseUrl(wanted, origin) : undefined;
  // Two slashes at the start are another origin to whoever reads the path alone: "/.//example.org".
  if (url?.origin !== origin || url.pathname.startsWith('//')) return account;
  if (signingIn.has(pageAt(splitLocale(url.pathname).path) ?? '')) return account;
  return `${url.pathname}${url.search}${url.hash}`;
}
