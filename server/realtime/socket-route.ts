import { type Context, Hono } from 'hono';
import { isSecretKey } from '#server/auth/access.ts';
import { type Limiter } from '#server/limits.ts';
import { isOwnPage } from '#server/http/origin.ts';
import type { UpgradeBindings } from '#server/http/upgrade.ts';
import type { Connections } from './connections.ts';
import { type Version, versions } from './serializer.ts';

type Needs = {
  readonly connections: Connections;
  /** Counts the connections that begin. */
  readonly opened: Limiter;
  readonly addressOf: (c: Context) => string;
  readonly siteUrl: URL;
  readonly secretKey: string;
};

/**
 * The address at which realtime-js opens its socket, with key and version in the query: a browser can send no headers
 * there. The key has been checked by the gateway. A refusal is an answer in JSON, which a program can read and a browser
 * only sees as a connection that fails.
 */
export function socketRoute({ connections, opened, addressOf, siteUrl, secretKey }: Needs): Hono {
  const app = new Hono<{ Bindings: UpgradeBindings }>();
  app.get('/', async (c) => {
    const refuse = (status: 400 | 401 | 403 | 426 | 429 | 503, message: string): Response =>
      c.json({ message, error: message }, status);
    const key = c.req.query('apikey') ?? c.req.header('apikey') ?? '';
    const version = c.req.query('vsn') ?? '1.0.0';
    const address = addressOf(c);
    if (c.env.upgrade === undefined) {
      c.header('Upgrade', 'websocket');
      return refuse(426, 'Here a WebSocket is opened');
    }
    // Only the site's own pages, as with every answer of the API; a program names no page.
    if (!isOwnPage(c.req.raw.headers, siteUrl)) return refuse(403, 'Pages of other sites may not listen');
    // Whoever sees a page sees its addresses.
    if (c.req.header('origin') !== undefined && isSecretKey(key, { secretKey }))
      return refuse(401, 'Forbidden use of secret API key in browser');
    if (!isVersion(version)) return refuse(400, `Unsupported serializer version: ${version.slice(0, 20)}`);
    const full = connections.refusal(address);
    if (full !== undefined) return refuse(429, full);
    const allowed = await opened.consume(address);
    if (!allowed.ok) {
      c.header('Retry-After', String(allowed.wait));
      return refuse(429, 'Too many joins per second');
    }
    c.env.upgrade.onOpen = (socket) => connections.add(socket, { version, key, address });
    return c.body(null, 204);
  });
  return app as unknown as Hono;
}

const isVersion = (text: string): text is Version => versions.some((version) => version === text);
