import type { Context } from 'hono';
import { inLocale, isLocale, type Locale, splitLocale } from '#contract/locale.ts';
import { browserLocale } from '#server/http/browser-locale.ts';
import type { AuthParts } from './auth-parts.ts';

export type SiteAddress = Pick<AuthParts, 'siteUrl'>;

/**
 * Where a link or redirect leads back to: the `redirect_to` of the query when it lies on our own site,
 * else the site's address. So nobody is sent elsewhere, and no token either.
 */
export function readRedirect(c: Context, { siteUrl }: SiteAddress): URL {
  const wanted = c.req.query('redirect_to') ?? '';
  if (!URL.canParse(wanted)) return new URL(siteUrl);
  const url = new URL(wanted);
  // A "blob:" address has the origin of the page in it.
  const isSameSite = url.protocol === siteUrl.protocol && url.origin === siteUrl.origin;
  const isOurs = isSameSite && url.username === '' && url.password === '';
  if (!isOurs) return new URL(siteUrl);
  url.hash = '';
  return url;
}

/**
 * The language to write to somebody in: that of the page they come from, else the one they chose for their
 * account (`preferred`), else the one their browser asks for.
 */
export function readLocale(c: Context, auth: SiteAddress, preferred?: unknown): Locale {
  if (URL.canParse(c.req.query('redirect_to') ?? '')) return splitLocale(readRedirect(c, auth).pathname).locale;
  return isLocale(preferred) ? preferred : browserLocale(c);
}

/** The address of one of our pages: `/auth/reset` is `https://example.org/de/auth/reset` in German. */
export function pageAddress({ siteUrl }: SiteAddress, locale: Locale, path: `/${string}`): URL {
  return new URL(inLocale(path, locale), siteUrl);
}

/**
 * The link in a mail: a page with a button that uses up the token. The token stands behind `#`, so that no
 * server and no log sees it, and whoever only opens links (scanners do) uses up nothing. `flowEnd` is the page
 * where a flow with a code challenge began, which is where it ends.
 */
export function confirmLink(
  auth: SiteAddress,
  locale: Locale,
  { token, type, flowEnd }: { readonly token: string; readonly type: string; readonly flowEnd?: string | undefined },
): string {
  const url = pageAddress(auth, locale, type === 'recovery' ? '/auth/reset' : '/auth/confirm');
  const wayBack = flowEnd === undefined ? {} : { redirect_to: flowEnd };
  url.hash = new URLSearchParams({ token_hash: token, type, ...wayBack }).toString();
  return url.href;
}
