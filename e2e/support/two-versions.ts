import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileTypes } from './static-host.ts';
import { client } from './weight.ts';

/** The hash in the name of each file of the browser, told backwards: another build would have others, too. */
const turned = (text: string): string =>
  text.replace(/(?<=(?:\.\/|assets\/)[\w.-]*-)[\w-]{7}(?=\.\w+)/gu, (hash) => [...hash].toReversed().join(''));

/**
 * The built site as two versions, whose files have other names; each knows only its own. `missing`: what the second one
 * has lost. `hangs`: it takes every question and answers none, as behind a connection that is almost gone.
 */
export async function serveTwoVersions(port: number) {
  const now = { version: 1, missing: undefined as RegExp | undefined, hangs: false };
  const server = createServer(async ({ url = '/' }, answer) => {
    if (now.hangs) return;
    const { pathname } = new URL(url, 'http://site.test');
    const isSecond = now.version === 2;
    const path = extname(pathname) === '' ? join(pathname, 'index.html') : isSecond ? turned(pathname) : pathname;
    const bytes = now.missing?.test(path) ? undefined : await readFile(join(client, path)).catch(() => undefined);
    if (!bytes) return void answer.writeHead(404).end();
    const type = fileTypes[extname(path)] ?? 'application/octet-stream';
    const isText = /^\.(?:html|js|css)$/u.test(extname(path));
    answer.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    answer.end(isText && isSecond ? turned(bytes.toString()) : bytes);
  });
  const start = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await start();
  return {
    now,
    start,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
