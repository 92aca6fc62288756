import { askAccount } from '#app/lib/account/account.ts';
import { stayJoined } from '#app/lib/backend/realtime.ts';

/** What is told of a message: which one it is, never what stands in it (docs/decisions/049-realtime.md). */
export type Told = { readonly id: string; readonly type: 'INSERT' | 'UPDATE' | 'DELETE' };

type Listener = { readonly onJoined: () => void; readonly onTold: (told: Told) => void };

/** Joins the team's private channel. Out: what leaves for good. */
export const joinInbox = ({ onJoined, onTold }: Listener): (() => void) =>
  stayJoined({
    accessToken: async () => {
      const signedIn = await askAccount((accounts) => accounts.getSession());
      return (signedIn.ok && signedIn.value.session?.access_token) || null;
    },
    channelOn: (client) =>
      client
        .channel('inbox', { config: { private: true } })
        .on('broadcast', { event: 'change' }, ({ payload }) => onTold(payload as Told)),
    onJoined,
  });
