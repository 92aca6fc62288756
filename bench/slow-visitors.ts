import { connect as openSocket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { asked, timed, times } from './load.ts';
import { median } from './median.ts';

/** How many of them were held at least, and how long a page takes beside them. */
export type SlowVisitors = { readonly asked: number; readonly held: number; readonly pageMs: number | undefined };

/** Lets so many hold a connection and say next to nothing, several times over. */
export async function besideSlowVisitors(url: string, visitors: number, rounds: number): Promise<SlowVisitors> {
  const seen = await times(rounds, () => once(url, visitors));
  return {
    asked: visitors,
    held: Math.min(...seen.map(({ held }) => held)),
    pageMs: median(seen.map(({ pageMs }) => pageMs)),
  };
}

async function once(url: string, visitors: number): Promise<Pick<SlowVisitors, 'held' | 'pageMs'>> {
  const port = Number(new URL(url).port);
  const sockets = [];
  try {
    while (sockets.length < visitors) {
      const socket = openSocket(port, '127.0.0.1').on('error', () => {});
      socket.write('GET /contact HTTP/1.1\r\nHost: x\r\nX-');
      sockets.push(socket);
      if (sockets.length % 200 === 0) await wait(20);
    }
    await wait(500);
    const pageMs = median(await times(5, () => timed(() => asked(`${url}/contact`))));
    return { held: sockets.filter(({ readyState }) => readyState === 'open').length, pageMs };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
