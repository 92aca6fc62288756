import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen, type Listening } from '#server/http/listen.ts';

/** Lets a server of a test listen on this machine. Out: where, and its end. */
export async function listening(
  server: Server,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
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

/** Lets an app listen on this machine as the server does. */
export async function listenHere(
  fetch: Parameters<typeof listen>[0],
  options?: Parameters<typeof listen>[3],
): Promise<Listening> {
  const listening = await listen(fetch, '127.0.0.1', 0, options);
  if (!listening.ok) throw new Error(listening.because);
  return listening.value;
}
