import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';

/** A proxy as simple as can be, and what lies behind it, which may change. */
export type PlainProxy = {
  readonly url: string;
  /** Where it leads. */
  readonly leadTo: (url: string) => void;
  readonly stop: () => Promise<void>;
};

/** Starts a proxy that hands on requests and sockets, and says where they came from. */
export async function plainProxy(target: string): Promise<PlainProxy> {
  let behind = new URL(target);
  const headersOf = ({ headers, socket }: IncomingMessage) => ({
    ...headers,
    'x-forwarded-for': socket.remoteAddress ?? '',
  });
  const server = createServer((asked, answer) => {
    const passed = request(new URL(asked.url ?? '/', behind), { method: asked.method, headers: headersOf(asked) });
    passed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  server.on('upgrade', (asked, socket, head) => {
    const passed = connect(Number(behind.port), behind.hostname, () => {
      const lines = Object.entries(headersOf(asked)).map(([name, value]) => `${name}: ${String(value)}`);
      passed.write(`${asked.method ?? 'GET'} ${asked.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    for (const [one, other] of [
      [passed, socket],
      [socket, passed],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (url) => void (behind = new URL(url)),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
