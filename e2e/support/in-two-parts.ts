import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What comes of a page at once, and of the rest later. */
type Cut = (html: string) => number;

/**
 * Answers as a site does, but of each page what `cut` says comes at once, and what follows when it was painted: a slow line.
 * Out: its address, and what ends it.
 */
export async function inTwoParts(site: string, cut: Cut): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const at = cut(html);
    response.write(html.slice(0, at));
    await wait(500);
    response.end(html.slice(at));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
