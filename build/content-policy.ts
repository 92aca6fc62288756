import { createHash } from 'node:crypto';
import { site } from '#content/site.ts';
import { securityHeaders } from '#server/security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inline = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]* src=)[^>]*>([\\s\\S]*?)</${element}>`, 'gu'))].map(
    ([, text = '']) => text,
  );

/** The origin of a configured address; a path of our own site needs no mention. */
const originOf = (address: string | undefined) => {
  if (!address || address.startsWith('/')) return [];
  return [new URL(address).origin];
};

/** Where the player of the videos comes from (app/lib/youtube.ts). */
const videoPlayer = 'https://www.youtube-nocookie.com';

const { PUBLIC_BACKEND_URL, PUBLIC_GEOCODE_URL, PUBLIC_TILE_URL, PUBLIC_WAVY_TEXT_URL } = process.env;

/** Where the pictures of the map come from. Some services spread them over hosts that `{s}` stands for. */
const tiles = originOf((PUBLIC_TILE_URL || site.map.tileUrl.value).replace('{s}', '*'));

/** What a page may load and run: its own parts by hash, our own files, the configured backend. */
export function policyFor(html: string): string {
  const scripts = inline(html, 'script').filter((text) => text !== '');
  const backend = originOf(PUBLIC_BACKEND_URL);
  const framed = originOf(PUBLIC_WAVY_TEXT_URL);
  const rules: Record<string, string[]> = {
    // Also what may be fetched before a click (Firefox looks here for that).
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scripts.map(hash))],
    // Our own files: the styles of what is opened on request.
    'style-src': ["'self'", ...inline(html, 'style').map(hash)],
    // On every page, because a visitor who goes on to Find the Lost keeps the policy of the first one: the map, asked
    // for only after a button that names it (data: is the empty picture with which Leaflet breaks off what is no
    // longer looked at), and the photo that was chosen, which is only in memory (blob:).
    // The pictures of published projects lie in the backend.
    'img-src': ["'self'", 'data:', 'blob:', ...backend, ...tiles],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend, ...originOf(PUBLIC_GEOCODE_URL)],
    // Framed only after a click that names the service.
    'frame-src': [videoPlayer, ...framed],
    'form-action': ["'self'", ...backend],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** One page for all links of visitors: their addresses are told to no other site and to no search engine. */
const linkPage = /(?<=\/status\/)fallback$/u;

/** The same policies in the format that static hosts such as Netlify and Cloudflare read. */
export function headersFile(policies: Record<string, string>): string {
  const pages = Object.entries(policies).filter(([address]) => address.startsWith('/'));
  return [
    ['/*', ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    ...pages.map(([address, policy]) =>
      [
        `${address.replace(linkPage, '*')}\n  Content-Security-Policy: ${policy}`,
        ...(linkPage.test(address) ? ['  Referrer-Policy: no-referrer', '  X-Robots-Tag: noindex'] : []),
      ].join('\n'),
    ),
  ].join('\n\n');
}
