import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those that systems give to whatever connects or asks for any port (from 32768 on Linux): one of these would be
 * taken by the time it is used.
 */
const range = [20_000, 32_000] as const;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(...range);
  return (await isFree(port)) ? port : freePort();
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
