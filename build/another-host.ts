import { pages } from '#app/paths.ts';
import { inLocale, locales } from '#contract/locale.ts';
import type { Inline, Services } from '#contract/renderer.ts';
import { statusPath } from '#contract/status.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { policyFor } from '#server/pages/content-policy.ts';

/**
 * What a copy of the site needs from the web server that it lies on, in the format of Netlify and Cloudflare. One policy
 * for all pages: these hosts take few rules (100) of short lines (2,000 characters), and most pages have styles of their
 * own, so each names the hash of its own styles itself (app/document.tsx).
 */
export function headersFile(parts: readonly Inline[], services: Services): string {
  const scripts = [...new Set(parts.flatMap((each) => each.scripts))];
  const policy = policyFor({ scripts, styles: [] }, services, ["'unsafe-inline'"]);
  const rules: Record<string, Readonly<Record<string, string>>> = {
    '/*': { ...securityHeaders, 'Content-Security-Policy': policy },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    // The addresses of these tell what only one visitor may know.
    ...Object.fromEntries(
      [pages.status, pages['thank-you']].flatMap((path) =>
        locales.map((locale) => [
          `${inLocale(path, locale)}*`,
          { 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex' },
        ]),
      ),
    ),
  };
  return Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * The links of visitors lead to one page, which asks the backend. Cloudflare finds the nearest 404.html by itself and
 * leaves the last line out; Netlify knows only the first one, so it is told of the German one.
 */
export const redirectsFile = (): string =>
  [
    ...locales.map((locale) => `${statusPath(':token', locale)} ${inLocale(pages.status, locale)}#:token 302`),
    '/de/* /de/404.html 404',
    '',
  ].join('\n');
