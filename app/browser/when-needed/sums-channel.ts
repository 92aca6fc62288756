import { backendKey } from '#app/lib/backend/backend.ts';
import { stayJoined } from '#app/lib/backend/realtime.ts';

/** Hears, as any visitor may, that a sum was entered or a goal was changed. `onChange` also when something may have been missed. */
export const followSums = (onChange: () => void): (() => void) =>
  stayJoined({
    accessToken: async () => backendKey,
    channelOn: (client) =>
      client
        .channel('sums')
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'bookings' }, onChange)
        .on('postgres_changes', { event: '*', schema: 'public', table: 'funding_goals' }, onChange),
    onJoined: onChange,
  });
