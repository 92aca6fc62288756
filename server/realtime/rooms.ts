import { encode, encodeBroadcast, type Frame, type Version } from './serializer.ts';

/** A joined channel, as others in its room know it. */
export type RoomMember = {
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

/** Somebody who is present, as other servers are told. `who` is theirs alone on their server. */
export type PresentElsewhere = { readonly room: string; readonly who: string } & Presence;

/** The same rooms on other servers of this database. */
export type OtherServers = {
  /** What this server is called there. */
  readonly server: string;
  readonly broadcast: (room: string, payload: unknown) => void;
  readonly present: (present: PresentElsewhere) => void;
  readonly absent: (room: string, who: string) => void;
};

type Room = {
  readonly members: Set<RoomMember>;
  /** Of members, and of those on other servers by the names they have there. */
  readonly presences: Map<RoomMember | string, Presence>;
  /** What the members have not been told yet. */
  diff: { readonly joins: Presence[]; readonly leaves: Presence[] } | undefined;
};

/** All rooms of this process: who is in them, and who is present. */
export type Rooms = ReturnType<typeof makeRooms>;

/** A room of its own for the private channels of a topic. */
export const roomOf = (subTopic: string, isPrivate: boolean): string =>
  `${isPrivate ? 'private' : 'public'} ${subTopic}`;

/** Opens the rooms. A room is there as long as somebody is in it, here or, where there are others, elsewhere. */
export function makeRooms(elsewhere?: OtherServers) {
  const rooms = new Map<string, Room>();
  // What a member is called elsewhere as long as it is present.
  const names = new Map<RoomMember, string>();
  let refs = 0;

  const roomNamed = (name: string): Room => {
    const room = rooms.get(name) ?? { members: new Set(), presences: new Map(), diff: undefined };
    rooms.set(name, room);
    return room;
  };
  const closeIfEmpty = (name: string): void => {
    const room = rooms.get(name);
    if (room?.members.size === 0 && room.presences.size === 0) rooms.delete(name);
  };

  const told = (
    room: Room,
    what: 'broadcast' | 'presence',
    encoded: (to: RoomMember) => Frame | undefined,
    from?: RoomMember,
  ) => {
    const hearing = [...room.members].filter((member) => member !== from && member.hears(what));
    const frames = new Map<Version, Frame | undefined>();
    // All before any is sent: what cannot be written for one version is told to nobody.
    for (const member of hearing) if (!frames.has(member.version)) frames.set(member.version, encoded(member));
    for (const member of hearing) {
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

  const come = (name: string, who: RoomMember | string, presence: Presence): void => {
    const room = roomNamed(name);
    const before = room.presences.get(who);
    room.presences.set(who, presence);
    tellDiff(room, [presence], before === undefined ? [] : [before]);
  };
  // Out: whether it was there.
  const go = (name: string, who: RoomMember | string): boolean => {
    const room = rooms.get(name);
    const presence = room?.presences.get(who);
    if (room === undefined || presence === undefined) return false;
    room.presences.delete(who);
    tellDiff(room, [], [presence]);
    closeIfEmpty(name);
    return true;
  };
  const nameOf = (server: string, who: string): string => `${server} ${who}`;

  const untrack = (name: string, member: RoomMember): void => {
    if (!go(name, member)) return;
    elsewhere?.absent(name, names.get(member) ?? '');
    names.delete(member);
  };

  const broadcastHere = (name: string, payload: unknown, from?: RoomMember): void => {
    const room = rooms.get(name);
    if (room === undefined) return;
    told(room, 'broadcast', ({ version, topic }) => encodeBroadcast(version, topic, payload), from);
  };

  return {
    enter: (name: string, member: RoomMember): void => void roomNamed(name).members.add(member),
    leave: (name: string, member: RoomMember): void => {
      untrack(name, member);
      rooms.get(name)?.members.delete(member);
      closeIfEmpty(name);
    },
    /** Tells all of a room, but not `from`. Out: false for what is nested too deeply to be written, which can be read. */
    broadcast: (name: string, payload: unknown, from?: RoomMember): boolean => {
      try {
        broadcastHere(name, payload, from);
        elsewhere?.broadcast(name, payload);
        return true;
      } catch (error) {
        if (error instanceof RangeError) return false;
        throw error;
      }
    },
    /** Tells those of a room who are connected to this server: what the others hear by themselves. */
    broadcastHere,
    /** Makes a member present, or says anew what it says of itself. */
    track: (name: string, member: RoomMember, key: string, meta: object): void => {
      const room = rooms.get(name);
      if (room === undefined) return;
      const before = room.presences.get(member);
      refs += 1;
      const ref = elsewhere === undefined ? refs.toString(36) : `${elsewhere.server}-${refs.toString(36)}`;
      const previous = before === undefined ? {} : { phx_ref_prev: before.meta.phx_ref };
      const presence = { key, meta: { ...meta, phx_ref: ref, ...previous } };
      come(name, member, presence);
      if (elsewhere === undefined) return;
      const who = names.get(member) ?? ref;
      names.set(member, who);
      elsewhere.present({ room: name, who, ...presence });
    },
    untrack,
    /** All who are present and connected to this server, for the others. */
    presentHere: (): PresentElsewhere[] =>
      [...rooms].flatMap(([room, { presences }]) =>
        [...presences].flatMap(([who, presence]) =>
          typeof who === 'string' ? [] : [{ room, who: names.get(who) ?? '', ...presence }],
        ),
      ),
    presentElsewhere: (server: string, { room, who, key, meta }: PresentElsewhere): void =>
      come(room, nameOf(server, who), { key, meta }),
    absentElsewhere: (server: string, { room, who }: Pick<PresentElsewhere, 'room' | 'who'>): void =>
      void go(room, nameOf(server, who)),
    /** All who are present on another server, whatever was known of it. */
    replaceElsewhere: (server: string, all: readonly PresentElsewhere[]): void => {
      const now = new Map(all.map((one) => [`${one.room} ${nameOf(server, one.who)}`, one]));
      for (const [room, { presences }] of rooms)
        for (const who of presences.keys())
          if (typeof who === 'string' && who.startsWith(nameOf(server, '')) && !now.has(`${room} ${who}`))
            go(room, who);
      for (const { room, who, key, meta } of now.values()) {
        const known = rooms.get(room)?.presences.get(nameOf(server, who));
        if (known?.meta.phx_ref !== meta.phx_ref) come(room, nameOf(server, who), { key, meta });
      }
    },
    /** Tells one member who is present. */
    tellState: (name: string, member: RoomMember): void => {
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
