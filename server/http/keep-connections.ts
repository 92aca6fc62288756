import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps so many connections open at once. Where one more comes, that one makes room which has asked for nothing for
 * longest, or is taking its time to ask: thousands who send a byte now and then close the site to nobody.
 */
export function keepConnections(server: Server, most: number): void {
  let open = 0;
  // In the order in which they fell silent.
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      silent.delete(socket);
    });
    silent.add(socket);
    if (open <= most) return;
    const [longest = socket] = silent;
    silent.delete(longest);
    longest.destroy();
  });
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    silent.delete(socket);
    answer.once('close', () => socket.destroyed || silent.add(socket));
  });
  server.on('upgrade', (_, socket: Socket) => silent.delete(socket));
}
