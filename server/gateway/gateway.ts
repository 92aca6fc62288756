import type { Context, MiddlewareHandler } from 'hono';
import { type CallRefusal, callRefusals } from '#contract/refusals.ts';
import { bringsKey, type Keys } from '#server/auth/access.ts';
import { allowSite } from '#server/http/cors.ts';
import { loggedPath } from '#server/http/logged-path.ts';
import type { Log } from '#server/log.ts';
import { areaOf } from './areas.ts';

type Needs = { readonly keys: Keys; readonly siteUrl: URL; readonly log: Log };

/**
 * What every call of the API passes first: who may read the answer, whether it brings a key where one is needed, and
 * one line in the log, without query, keys and tokens. Who calls is read by `accessReader` where it matters.
 */
export function gateway({ keys, siteUrl, log }: Needs): MiddlewareHandler {
  const allowed = allowSite(siteUrl);
  return async (c, next) => {
    const { path, method } = c.req;
    const area = areaOf(path);
    if (area === undefined) return next();
    const started = performance.now();
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    return allowed(c, async () => {
      const hasKey = c.req.header('apikey') !== undefined;
      const isOpen = !area.needsKey || area.isOpen?.({ path, method, hasKey }) === true;
      const keyInAddress = c.req.query('apikey');
      if (keyInAddress !== undefined && area.mayHaveKeyInAddress?.(path) !== true)
        // An address stands in histories and logs.
        c.res = refuse(c, 'key_in_address', 'Send it as the header "apikey".');
      else if (!isOpen && !bringsKey(c.req.raw.headers, keys, keyInAddress))
        c.res = refuse(c, 'invalid_key', 'Send the publishable key of this site as "apikey".');
      else await next();
      // Pages are not logged: who reads what is nobody's business.
      const ms = Math.round(performance.now() - started);
      log.info(
        { requestId: c.res.headers.get('X-Request-Id'), method, path: loggedPath(path), status: c.res.status, ms },
        'call',
      );
    });
  };
}

function refuse(c: Context, why: CallRefusal, hint: string): Response {
  const [status, message] = callRefusals[why];
  return c.json({ message, hint }, status);
}
