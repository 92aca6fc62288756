import { createHash } from 'node:crypto';
import type { Inline, Services } from '#contract/renderer.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The origin of a configured address; a path of our own site needs no mention. */
const originOf = (address: string | undefined) => {
  if (!address || address.startsWith('/')) return [];
  return [new URL(address.replace('{s}', '*')).origin];
};

/** What a page may say itself: that these are its styles, and whatever is in our own files. */
export const policyOfStyles = (styles: string): string => `style-src 'self' ${hash(styles)}`;

/** Where the player of the videos comes from (app/features/resources/youtube.ts). */
const videoPlayer = 'https://www.youtube-nocookie.com';

/**
 * What a page may load and run: its own parts by hash, our own files, the configured services. `styles`: what stands
 * there instead of the hashes of its styles. `framedBy`: who may show it in a frame.
 */
export function policyFor(
  inline: Inline,
  services: Services,
  styles = inline.styles.map(hash),
  framedBy: "'none'" | "'self'" = "'none'",
): string {
  const backend = originOf(services.backend);
  // What is told at once comes by a socket. To the page's own host 'self' allows it; of another it has to be named.
  const sockets = backend.map((origin) => origin.replace(/^http/u, 'ws'));
  const rules: Record<string, string[]> = {
    // Also what may be fetched before a click (Firefox looks here for that).
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts.map(hash)],
    // Our own files: the styles of what is opened on request.
    'style-src': ["'self'", ...styles],
    // The map, asked for only after a button that names it (data: is the empty picture with which Leaflet breaks off what
    // is no longer looked at), and the photo that was chosen, which is only in memory (blob:).
    // The pictures of published projects lie in the backend.
    'img-src': ["'self'", 'data:', 'blob:', ...backend, ...originOf(services.mapTiles)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend, ...sockets, ...originOf(services.geocoder)],
    // Framed only after a click that names the service, and a page of ours where the team looks at its drafts.
    'frame-src': ["'self'", videoPlayer, ...originOf(services.wavyText)],
    'form-action': ["'self'", ...backend],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framedBy],
  };
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
