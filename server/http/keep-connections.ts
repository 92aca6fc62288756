import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { lastAnswer } from './last-answer.ts';

// To look at ten thousand takes milliseconds. Where all of them are being answered, not each newcomer is worth that.
const restMs = 100;
// Whoever connects to ask something has sent the first byte by then, also on a bad line.
const askingMs = 2000;

/**
 * Keeps so many connections open at once. Where one more comes, that one makes room which has asked for nothing for
 * longest, or is taking its time to ask: thousands who send a byte now and then close the site to nobody. So does one that
 * has been at the same answer for `slowMs`: thousands who read a byte now and then do not either. Out: what closes those
 * over which nothing was ever asked. Browsers open some ahead, and for Node they are not idle.
 */
export function keepConnections(server: Server, most: number, slowMs: number): () => void {
  let open = 0;
  // With the answer that each had when it was looked at, and since when; the first looked at again next. Nothing is done for
  // an answer itself: that would cost as much as sending a page.
  const seen = new Map<Socket, { readonly answer: unknown; readonly since: number }>();
  let restsUntil = 0;
  const longestSilent = (): Socket | undefined => {
    const now = performance.now();
    if (now < restsUntil) return undefined;
    // Twice around, for all may have been answered since, and once is too little to find the first of them again.
    let looks = 2 * seen.size;
    for (const [socket, before] of seen) {
      const answer = lastAnswer(socket);
      const isSame = answer === before.answer;
      if (isSame && (answer?.writableFinished !== false || now - before.since > slowMs)) return socket;
      seen.delete(socket);
      seen.set(socket, isSame ? before : { answer, since: now });
      looks -= 1;
      if (looks < 0) break;
    }
    restsUntil = now + restMs;
    return undefined;
  };
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      seen.delete(socket);
    });
    const closing = open > most ? (longestSilent() ?? socket) : undefined;
    if (closing !== socket) seen.set(socket, { answer: undefined, since: performance.now() });
    if (closing === undefined) return;
    seen.delete(closing);
    closing.destroy();
  });
  server.on('upgrade', (_, socket: Socket) => seen.delete(socket));
  return () => {
    const began = performance.now() - askingMs;
    for (const [socket, { since }] of seen) if (socket.bytesRead === 0 && since < began) socket.destroy();
  };
}
