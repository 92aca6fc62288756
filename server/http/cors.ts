import type { Context } from 'hono';

/** Lets the pages of the site read the answers of the API, also when it stands at another address. */
export function allowSite(c: Context, siteUrl: URL): void {
  c.header('Access-Control-Allow-Origin', siteUrl.origin);
  c.header('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  c.header(
    'Access-Control-Allow-Headers',
    [
      'authorization, apikey, content-type, x-client-info, x-region, x-supabase-api-version',
      // Data and files.
      'accept-profile, content-profile, prefer, range, range-unit, x-retry-count',
      'cache-control, if-none-match, x-metadata, x-upsert',
    ].join(', '),
  );
  c.header(
    'Access-Control-Expose-Headers',
    'x-supabase-api-version, x-total-count, link, retry-after, x-request-id, content-range, content-location, location, preference-applied, etag',
  );
  c.header('Access-Control-Max-Age', '86400');
  c.header('Vary', 'Origin', { append: true });
}
