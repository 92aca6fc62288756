import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { lastAnswer } from './last-answer.ts';

// What somebody still sends after the answer is thrown away, so far and so long.
const most = { bytes: 32 * 1024 * 1024, ms: 5000 };

/**
 * Lets an answer arrive that comes before its request has ended, as a body that is too long is refused. A connection
 * that is closed while bytes are unread is reset, and a reset takes away what the other side has not read yet: so the
 * answer is sent, our half is closed, and what still arrives is thrown away until the other side ends too.
 */
export function linger(server: Server): void {
  server.on('connection', (socket: Socket) => {
    const { destroySoon } = socket;
    // Node's way to end a connection after an answer.
    socket.destroySoon = () => {
      const request = lastAnswer(socket)?.req;
      if (request === undefined || request.complete || socket.destroyed) destroySoon.call(socket);
      else if (!socket.writableEnded) throwAway(socket);
    };
  });
}

function throwAway(socket: Socket): void {
  const end = (): void => void socket.destroy();
  const before = socket.bytesRead;
  const timer = setTimeout(end, most.ms).unref();
  socket.once('close', () => clearTimeout(timer)).once('end', end);
  // Whoever read the request would stop the connection now and then: it is nobody's any more.
  socket.removeAllListeners('data').on('data', () => {
    if (socket.bytesRead - before > most.bytes) end();
  });
  socket.resume().end();
}
