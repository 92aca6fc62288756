/** Whether a browser sent a form, or opens a socket, from a page of ours: the site's own origin, or the host it was sent to. */
export function isOwnPage(headers: Headers, siteUrl: URL): boolean {
  if (isSiteOrigin(headers, siteUrl)) return true;
  // Also from a browser that is set to send no referrer, and then names no origin.
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true; // Every browser of the last years names its origin when it differs.
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

/** Whether the request names the site as its origin; only then may another host's page read the answer. */
function isSiteOrigin(headers: Headers, siteUrl: URL): boolean {
  return headers.get('origin') === siteUrl.origin;
}

/** Where a form leads: a site that lies on another host than the backend gets its visitor back. */
export function wayBack(headers: Headers, path: string, siteUrl: URL): string {
  const isElsewhere = isSiteOrigin(headers, siteUrl) && siteUrl.host !== headers.get('host');
  return isElsewhere ? new URL(path, siteUrl).href : path;
}
