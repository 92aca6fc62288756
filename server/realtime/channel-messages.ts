import type { Channel } from './channel.ts';
import type { RealtimeLimits } from './limits.ts';
import type { Rooms } from './rooms.ts';
import { longestName, UserBroadcast } from './serializer.ts';

/** What a message of a channel is answered with; `undefined`: nothing, as Supabase's server does. */
export type ChannelReply = { readonly status: 'ok' | 'error'; readonly response: object } | undefined;

/** What counts here is counted for the whole connection, or its address. */
export type Counts = {
  /** Counts what the database is asked. */
  readonly takeAsked: (points: number) => boolean;
  readonly takePresence: () => boolean;
  /** Counts how often what is told to a room is heard. */
  readonly takeHeard: (room: string) => boolean;
};

type Needs = { readonly rooms: Rooms; readonly limits: RealtimeLimits; readonly counts: Counts };

const ok: ChannelReply = { status: 'ok', response: {} };
const error = (reason: string): ChannelReply => ({ status: 'error', response: { reason } });

/** Does what a client asks of a channel it has joined. `bytes`: how long the message was. */
export async function handle(
  channel: Channel,
  { event, payload, bytes }: { readonly event: string; readonly payload: unknown; readonly bytes: number },
  parts: Needs,
): Promise<ChannelReply> {
  if (event === 'presence' && bytes > parts.limits.track) {
    channel.end('Track message size exceeded');
    return undefined;
  }
  if (bytes > parts.limits.message) return error('payload_size_exceeded');
  if (event === 'broadcast') return broadcast(channel, payload, parts);
  if (event === 'presence') return presence(channel, payload, parts);
  if (event === 'access_token') await refresh(channel, payload, parts.counts);
  return undefined;
}

function broadcast(channel: Channel, payload: unknown, { rooms, counts }: Needs): ChannelReply {
  if (!isObject(payload)) return error('Broadcast payload must be a map');
  const name = payload instanceof UserBroadcast ? payload.event : (payload['event'] ?? '');
  if (typeof name !== 'string' || Buffer.byteLength(name) > longestName)
    return error('Broadcast event must be a text of at most 255 bytes');
  // Without a word, as there: who may not write is not told what would be heard.
  if (!channel.rights().broadcast.write) return undefined;
  if (!counts.takeHeard(channel.room)) {
    channel.end('Too many messages per second');
    return undefined;
  }
  const { ack, self } = channel.config.broadcast;
  if (!rooms.broadcast(channel.room, payload, self ? undefined : channel))
    return error('Broadcast payload is nested too deeply');
  return ack ? ok : undefined;
}

function presence(channel: Channel, payload: unknown, { rooms, counts }: Needs): ChannelReply {
  if (!isObject(payload) || payload instanceof UserBroadcast) return error('Presence payload must be a map');
  const event = String(payload['event']).toLowerCase();
  if (!counts.takePresence()) {
    channel.end('Client presence rate limit exceeded');
    return undefined;
  }
  // Everybody in the room is told.
  if (!counts.takeHeard(channel.room)) {
    channel.end('Too many presence messages per second');
    return undefined;
  }
  if (event === 'untrack') {
    rooms.untrack(channel.room, channel);
    return ok;
  }
  if (event !== 'track') return error('Unknown presence event');
  const meta = payload['payload'] ?? {};
  if (!isObject(meta)) return error('Presence track payload must be a map');
  if (!channel.rights().presence.write) return error('Unauthorized');
  channel.hearPresence();
  rooms.track(channel.room, channel, channel.config.presence.key, meta);
  return ok;
}

async function refresh(channel: Channel, payload: unknown, { takeAsked }: Counts): Promise<void> {
  const token = isObject(payload) ? payload['access_token'] : undefined;
  // The key of the connection is no token of somebody.
  if (typeof token !== 'string' || token.startsWith('sb_')) return;
  if (takeAsked(1)) await channel.confirm(token);
  else channel.end('Too many joins per second');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
