import type { Context } from 'hono';

/** Lets the pages of the site read the answers of the API, also when it stands at another address. */
export function allowSite(c: Context, siteUrl: URL): void {
  c.header('Access-Control-Allow-Origin', siteUrl.origin);
  c.header('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  c.header(
    'Access-Control-Allow-Headers',
    'authorization, apikey, cache-control, content-type, if-none-match, range, x-client-info, x-metadata, x-region, x-supabase-api-version, x-upsert',
  );
  c.header(
    'Access-Control-Expose-Headers',
    'x-supabase-api-version, x-total-count, link, retry-after, x-request-id, content-range, etag',
  );
  c.header('Access-Control-Max-Age', '86400');
  c.header('Vary', 'Origin', { append: true });
}
