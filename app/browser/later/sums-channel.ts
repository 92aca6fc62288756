import { backendKey } from '#app/lib/backend/backend.ts';
import { stayJoined } from '#app/lib/backend/realtime.ts';

/** Hears, as any visitor may, that a sum was entered or a goal was changed. `onTold` also when something may have been missed. */
export const followSums = (onTold: () => void): (() => void) =>
  stayJoined({
    accessToken: async () => backendKey,
    channelOn: (client) =>
      client
        .channel('sums')
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'bookings' }, onTold)
        .on('postgres_changes', { event: '*', schema: 'public', table: 'funding_goals' }, onTold),
    onJoined: onTold,
  });
