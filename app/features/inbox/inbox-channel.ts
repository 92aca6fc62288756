import { RealtimeClient } from '@supabase/realtime-js';
import { askAccount } from '#app/lib/account.ts';
import { backendKey, backendUrl } from '#app/lib/backend.ts';

/** What is told of a message: which one it is, never what stands in it (docs/decisions/049-realtime.md). */
export type Told = { readonly id: string; readonly type: 'INSERT' | 'UPDATE' | 'DELETE' };

type Listener = { readonly onJoined: () => void; readonly onTold: (told: Told) => void };

/** How long after the server has closed the channel it is joined again, in milliseconds. */
const pause = 5_000;

/**
 * Joins the team's private channel. Whatever ends the connection, the client comes back by itself, and `onJoined` is
 * called again; it also closes when the page is left, so that the browser can keep it. Out: what leaves for good.
 */
export function joinInbox({ onJoined, onTold }: Listener): () => void {
  const address = new URL(`${backendUrl}/realtime/v1`, location.origin).href.replace(/^http/u, 'ws');
  const client = new RealtimeClient(address, {
    params: { apikey: backendKey },
    // Asked before each connection and with every heartbeat, so that a renewed token is known in time.
    accessToken: async () => {
      const signedIn = await askAccount((accounts) => accounts.getSession());
      return (signedIn.ok && signedIn.value.session?.access_token) || null;
    },
  });
  let leave = () => {};
  let isOver = false;

  function join(): void {
    if (isOver) return;
    const channel = client
      .channel('inbox', { config: { private: true } })
      .on('broadcast', { event: 'change' }, ({ payload }) => onTold(payload as Told))
      .subscribe((status) => {
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
