import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** What a file is, by the end of its name. */
export const fileTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.ics': 'text/calendar',
  '.atom': 'application/atom+xml',
};

/** What stands in front of a rule: `*` is anything, `:name` one part of the path. */
const isLike = (rule: string) => new RegExp(`^${rule.replace('*', '.*').replace(/:\w+/u, '(?<part>[^/]+)')}$`, 'u');

/**
 * A web server that knows nothing of the site: it sends the files of a folder and does what `_headers` and `_redirects`
 * say, as Netlify does. It listens before the files are there: they are built for its address, and a port that is let go
 * meanwhile is somebody else's. Out: the port, and what ends it.
 */
export async function hostFiles(
  folderOf: (port: number) => string,
): Promise<{ readonly port: number; readonly end: () => Promise<unknown> }> {
  const server = createServer(async ({ url = '/' }, answer) => {
    const headers = (await readFile(join(folder, '_headers'), 'utf8')).trim().split('\n\n');
    const redirects = (await readFile(join(folder, '_redirects'), 'utf8')).trim().split('\n');
    const { pathname } = new URL(url, 'http://copy.test');
    for (const rule of headers) {
      const [path = '', ...lines] = rule.split('\n');
      if (!isLike(path).test(pathname)) continue;
      // What several rules say is joined.
      for (const [name = '', value = ''] of lines.map((line) => line.trim().split(/: (.*)/su)))
        answer.appendHeader(name, value);
    }
    const send = async (file: string, status: number): Promise<boolean> => {
      const bytes = await readFile(join(folder, decodeURIComponent(file))).catch(() => undefined);
      if (bytes) answer.writeHead(status, { 'Content-Type': fileTypes[extname(file)] ?? 'text/plain' }).end(bytes);
      return bytes !== undefined;
    };
    if (await send(extname(pathname) === '' ? join(pathname, 'index.html') : pathname, 200)) return;
    for (const [from = '', to = '', status] of redirects.map((line) => line.split(' '))) {
      const found = isLike(from).exec(pathname);
      if (!found) continue;
      if (status === '404' && (await send(to, 404))) return;
      return void answer.writeHead(302, { Location: to.replace(/:\w+/u, found.groups?.['part'] ?? '') }).end();
    }
    await send('/404.html', 404);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const folder = folderOf(port);
  const end = () => {
    server.closeAllConnections();
    server.close();
    return once(server, 'close');
  };
  return { port, end };
}
