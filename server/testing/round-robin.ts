import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy as simple as can be: each request goes to the next server, and one that cannot be reached is told as 502. */
export type RoundRobin = { readonly url: string; readonly close: () => Promise<void> };

/** Starts the proxy. `targets` says which servers there are at this moment. */
export async function roundRobin(targets: () => readonly string[]): Promise<RoundRobin> {
  let turn = 0;
  const server = createServer((asked, answer) => {
    const all = targets();
    const target = all[(turn += 1) % Math.max(1, all.length)];
    if (target === undefined) return void answer.writeHead(502).end();
    const { method, headers, url = '/' } = asked;
    const passed = request(new URL(url, target), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on('error', () => answer.destroy());
      given.pipe(answer);
    });
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
