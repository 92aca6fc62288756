import { type RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import { backendKey, backendUrl } from './backend.ts';

type Joining = {
  /** Whose changes are told: asked before each connection and with every heartbeat, so that a renewed token is known. */
  readonly accessToken: () => Promise<string | null>;
  /** What is listened to. */
  readonly channelOn: (client: RealtimeClient) => RealtimeChannel;
  /** The channel was joined, at first and after each connection that was lost: something may have been missed. */
  readonly onJoined: () => void;
};

/** How long after the server has closed the channel it is joined again, in milliseconds. */
const pause = 5_000;

/**
 * Joins a channel and stays in it. Whatever ends the connection, the client comes back by itself; it also closes when the
 * page is left, so that the browser can keep it. Out: what leaves for good.
 */
export function stayJoined({ accessToken, channelOn, onJoined }: Joining): () => void {
  const address = new URL(`${backendUrl}/realtime/v1`, location.origin).href.replace(/^http/u, 'ws');
  const client = new RealtimeClient(address, { params: { apikey: backendKey }, accessToken });
  let leave = () => {};
  let isOver = false;

  function join(): void {
    if (isOver) return;
    const channel = channelOn(client).subscribe((status) => {
      if (isOver) return;
      if (status === 'SUBSCRIBED') onJoined();
      // A token that ended while the computer slept: the client gives such a channel up.
      if (status === 'CLOSED') again = setTimeout(join, pause);
    });
    leave = () => channel.teardown();
  }
  let again: ReturnType<typeof setTimeout> | undefined;
  void client.setAuth().then(join);

  return () => {
    isOver = true;
    clearTimeout(again);
    leave();
    void client.disconnect();
  };
}
