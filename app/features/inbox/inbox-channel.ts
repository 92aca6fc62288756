import { askAccount } from '#app/lib/account/account.ts';
import { stayJoined } from '#app/lib/backend/realtime.ts';

/** What happened to a message: only which one it is, never what stands in it (docs/decisions/049-realtime.md). */
export type RowChange = { readonly id: string; readonly type: 'INSERT' | 'UPDATE' | 'DELETE' };

type Listener = { readonly onJoined: () => void; readonly onChange: (change: RowChange) => void };

/** Joins the team's private channel. Out: what leaves for good. */
export const joinInbox = ({ onJoined, onChange }: Listener): (() => void) =>
  stayJoined({
    accessToken: async () => {
      const signedIn = await askAccount((accounts) => accounts.getSession());
      return (signedIn.ok && signedIn.value.session?.access_token) || null;
    },
    channelOn: (client) =>
      client
        .channel('inbox', { config: { private: true } })
        .on('broadcast', { event: 'change' }, ({ payload }) => onChange(payload as RowChange)),
    onJoined,
  });
