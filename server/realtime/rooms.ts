import { encode, encodeBroadcast, type Frame, type Version } from './serializer.ts';

/** A joined channel, as others in its room know it. */
export type Member = {
  readonly version: Version;
  /** With the prefix `realtime:`, the same for all of a room. */
  readonly topic: string;
  readonly send: (frame: Frame) => void;
  readonly hears: (what: 'broadcast' | 'presence') => boolean;
};

/** One who is present: under a key, which several may share, with what they say of themselves. */
type Presence = { readonly key: string; readonly meta: Meta };
type Meta = { readonly phx_ref: string; readonly phx_ref_prev?: string; readonly [name: string]: unknown };
type Presences = Readonly<Record<string, { readonly metas: readonly Meta[] }>>;

type Room = {
  readonly members: Set<Member>;
  readonly presences: Map<Member, Presence>;
  /** What the members have not been told yet. */
  diff: { readonly joins: Presence[]; readonly leaves: Presence[] } | undefined;
};

/** All rooms of this process: who is in them, and who is present. */
export type Rooms = ReturnType<typeof makeRooms>;

/** A room of its own for the private channels of a topic. */
export const roomOf = (subTopic: string, isPrivate: boolean): string =>
  `${isPrivate ? 'private' : 'public'} ${subTopic}`;

/** Opens the rooms. A room is there as long as somebody is in it. */
export function makeRooms() {
  const rooms = new Map<string, Room>();
  let refs = 0;

  const told = (
    room: Room,
    what: 'broadcast' | 'presence',
    encoded: (to: Member) => Frame | undefined,
    from?: Member,
  ) => {
    const frames = new Map<Version, Frame | undefined>();
    for (const member of room.members) {
      if (member === from || !member.hears(what)) continue;
      if (!frames.has(member.version)) frames.set(member.version, encoded(member));
      const frame = frames.get(member.version);
      if (frame !== undefined) member.send(frame);
    }
  };

  // Those who come and go in the same moment are told together: a class that opens a page would be told of one by one.
  const tellDiff = (room: Room, joins: readonly Presence[], leaves: readonly Presence[]): void => {
    if (room.diff === undefined) {
      room.diff = { joins: [], leaves: [] };
      setImmediate(() => {
        const { diff } = room;
        room.diff = undefined;
        if (diff === undefined) return;
        const payload = { joins: grouped(diff.joins), leaves: grouped(diff.leaves) };
        told(room, 'presence', ({ version, topic }) => encode(version, messageOf(topic, 'presence_diff', payload)));
      });
    }
    room.diff.joins.push(...joins);
    room.diff.leaves.push(...leaves);
  };

  const untrack = (name: string, member: Member): void => {
    const room = rooms.get(name);
    const presence = room?.presences.get(member);
    if (room === undefined || presence === undefined) return;
    room.presences.delete(member);
    tellDiff(room, [], [presence]);
  };

  return {
    enter: (name: string, member: Member): void => {
      const room = rooms.get(name) ?? { members: new Set(), presences: new Map(), diff: undefined };
      rooms.set(name, room);
      room.members.add(member);
    },
    leave: (name: string, member: Member): void => {
      untrack(name, member);
      const room = rooms.get(name);
      room?.members.delete(member);
      if (room?.members.size === 0) rooms.delete(name);
    },
    /** Tells all of a room, but not `from`. */
    broadcast: (name: string, payload: unknown, from?: Member): void => {
      const room = rooms.get(name);
      if (room === undefined) return;
      told(room, 'broadcast', ({ version, topic }) => encodeBroadcast(version, topic, payload), from);
    },
    /** Makes a member present, or says anew what it says of itself. */
    track: (name: string, member: Member, key: string, meta: object): void => {
      const room = rooms.get(name);
      if (room === undefined) return;
      const before = room.presences.get(member);
      refs += 1;
      const previous = before === undefined ? {} : { phx_ref_prev: before.meta.phx_ref };
      const presence = { key, meta: { ...meta, phx_ref: refs.toString(36), ...previous } };
      room.presences.set(member, presence);
      tellDiff(room, [presence], before === undefined ? [] : [before]);
    },
    untrack,
    /** Tells one member who is present. */
    tellState: (name: string, member: Member): void => {
      const present = grouped([...(rooms.get(name)?.presences.values() ?? [])]);
      member.send(encode(member.version, messageOf(member.topic, 'presence_state', present)));
    },
    /** How many are in a room. */
    size: (name: string): number => rooms.get(name)?.members.size ?? 0,
  };
}

const messageOf = (topic: string, event: string, payload: object) => ({
  joinRef: null,
  ref: null,
  topic,
  event,
  payload,
});

// From entries, because somebody may be present under the name `__proto__`.
function grouped(presences: readonly Presence[]): Presences {
  const keys = Map.groupBy(presences, ({ key }) => key);
  return Object.fromEntries([...keys].map(([key, those]) => [key, { metas: those.map(({ meta }) => meta) }]));
}
