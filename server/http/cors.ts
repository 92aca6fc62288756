import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Lets the pages of the site read the answers of the API, also when it stands at another address. */
export const allowSite = (siteUrl: URL): MiddlewareHandler =>
  cors({
    origin: (origin) => (origin === siteUrl.origin ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    allowHeaders: [
      [
        'authorization, apikey, content-type, x-client-info, x-region, x-supabase-api-version',
        // Data and files.
        'accept-profile, content-profile, prefer, range, range-unit, x-retry-count',
        'cache-control, if-none-match, x-metadata, x-upsert',
      ].join(', '),
    ],
    exposeHeaders: [
      'x-supabase-api-version, x-total-count, link, retry-after, x-request-id, content-range, content-location, location, preference-applied, etag',
    ],
    maxAge: 86_400,
  });
