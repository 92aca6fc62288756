import { createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { listening } from './listening.ts';

/**
 * Starts a proxy as simple as can be: it hands on requests and sockets to where `target` says at this moment, and says
 * where they came from. A server that cannot be reached is told as 502.
 */
export async function plainProxy(target: () => string | undefined): ReturnType<typeof listening> {
  const headersOf = ({ headers, socket }: IncomingMessage) => ({
    ...headers,
    'x-forwarded-for': socket.remoteAddress ?? '',
  });
  const server = createServer((asked, answer) => {
    const behind = target();
    if (behind === undefined) return void answer.writeHead(502).end();
    const passed = request(new URL(asked.url ?? '/', behind), { method: asked.method, headers: headersOf(asked) });
    passed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on('error', () => answer.destroy());
      given.pipe(answer);
    });
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    asked.pipe(passed);
  });
  server.on('upgrade', (asked, socket, head) => {
    const behind = new URL(target() ?? '');
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
  return listening(server);
}
