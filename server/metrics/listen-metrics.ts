import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Result } from '#contract/failures.ts';
import type { Metrics } from './metrics.ts';

type Listening = { readonly port: number; readonly stop: () => Promise<void> };

/** Serves the numbers on a port of their own, which only this machine can reach: visitors have no way there. */
export async function listenMetrics(port: number, metrics: Pick<Metrics, 'text'>): Promise<Result<Listening>> {
  const server = createServer((request, answer) => {
    if (request.url !== '/metrics') return void answer.writeHead(404).end();
    void metrics.text().then(
      (text) => answer.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => answer.writeHead(503).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return { ok: false, because: `METRICS_PORT ${port} is already taken by another program. Set another number.` };
  }
  return {
    ok: true,
    value: {
      port: (server.address() as AddressInfo).port,
      stop: async () => {
        server.close();
        server.closeAllConnections();
        await once(server, 'close');
      },
    },
  };
}
