import type { ReadAccess } from '#server/auth/access.ts';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { JoinConfig } from './join-config.ts';
import { type Listener, listenerOf } from './listener-of-token.ts';
import { askPolicies, type ChannelRights } from './policies.ts';
import { mayNotRead, RealtimeError } from './realtime-error.ts';
import { type RoomMember, roomOf, type Rooms } from './rooms.ts';
import { encode, type Frame, type ChannelMessage, type Version } from './serializer.ts';

/** What channels work with. */
export type ChannelParts = {
  readonly rooms: Rooms;
  readonly changes: RowChanges;
  readonly readAccess: ReadAccess;
  /** For asking as whoever listens. */
  readonly sql: Database;
  readonly log: Log;
};

/** The connection that a channel was joined over. */
export type Link = {
  readonly version: Version;
  /** The key that the connection was opened with. */
  readonly key: string;
  readonly send: (frame: Frame) => void;
  /** Told when a channel has ended by itself. */
  readonly onEnd: (channel: Channel) => void;
};

/** A topic that a client has joined. */
export type Channel = RoomMember & {
  readonly config: JoinConfig;
  readonly room: string;
  readonly listener: () => Listener;
  readonly rights: () => ChannelRights;
  readonly push: (event: string, payload: object) => void;
  /** From now on it hears what others send. */
  readonly enter: () => void;
  /** From now on others know of its presence, so it hears of theirs. */
  readonly hearPresence: () => void;
  /** Looks again who listens, with another token if there is one; ends the channel when they may not any more. */
  readonly confirm: (token?: string) => Promise<void>;
  readonly isOver: () => boolean;
  /** Whether a message is of this join, and not of an earlier one of the same topic. */
  readonly belongs: (joinRef: ChannelMessage['joinRef']) => boolean;
  /** Leaves without a word. */
  readonly leave: () => void;
  /** Says why, and closes: the client does not come back by itself. */
  readonly end: (because: string) => void;
  /** Says why, and fails: the client joins again by itself. */
  readonly fail: (because: string) => void;
};

/** What the answer to a join says of changes: what it hears of, and what is said besides. */
type Subscribed = { readonly told: readonly object[]; readonly said: readonly object[] };

/** What the database tells, and the channels that hear it. */
export type RowChanges = {
  /** Lets a channel hear of what it has asked for. Throws a refusal while the database is away. */
  readonly subscribe: (channel: Channel) => Promise<Subscribed>;
  readonly leave: (channel: Channel) => void;
  readonly stop: () => Promise<void>;
};

// As Supabase's server does, for what no notice of the database tells (changes/open-changes.ts).
const confirmEveryMs = 5 * 60_000;
const againMs = 5000;
const open: ChannelRights = { broadcast: { read: true, write: true }, presence: { read: true, write: true } };

/**
 * Opens a channel for a join. Throws a refusal when the token does not count, or when the channel is private and not for
 * them. It hears nothing before `enter`.
 */
export async function openChannel(
  link: Link,
  { topic, joinRef, ref }: ChannelMessage,
  config: JoinConfig,
  parts: ChannelParts,
): Promise<Channel> {
  const { version } = link;
  const subTopic = topic.slice(topic.indexOf(':') + 1);
  const room = roomOf(subTopic, config.isPrivate);
  let token = config.token;
  let listener = await listenerOf(parts.readAccess, link.key, token);
  let rights = await rightsOf(listener);
  if (!rights.broadcast.read && !(config.presence.enabled && rights.presence.read)) throw mayNotRead(subTopic);
  let hearsPresence = config.presence.enabled;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  confirmLater();

  const push = (event: string, payload: object): void =>
    link.send(encode(version, { joinRef: joinRef ?? ref, ref: null, topic, event, payload }));
  const leave = (): void => {
    isOver = true;
    clearTimeout(timer);
    parts.rooms.leave(room, channel);
    parts.changes.leave(channel);
  };
  const stop = (event: 'phx_close' | 'phx_error', because: string): void => {
    if (isOver) return;
    push('system', { extension: 'system', status: 'error', message: because, channel: subTopic });
    push(event, {});
    leave();
    link.onEnd(channel);
  };
  const channel: Channel = {
    version,
    topic,
    config,
    room,
    send: (frame) => link.send(frame),
    hears: (what) => rights[what].read && (what === 'broadcast' || hearsPresence),
    listener: () => listener,
    rights: () => rights,
    push,
    enter: () => parts.rooms.enter(room, channel),
    hearPresence: () => {
      if (hearsPresence) return;
      hearsPresence = true;
      if (rights.presence.read) parts.rooms.tellState(room, channel);
    },
    // One after the other: an older look must not overwrite what a younger one has found.
    confirm: (next) => (looking = looking.then(() => look(next))),
    isOver: () => isOver,
    belongs: (given) => given === null || given === (joinRef ?? ref),
    leave,
    end: (because) => stop('phx_close', because),
    fail: (because) => stop('phx_error', because),
  };
  return channel;

  async function look(next: string | undefined): Promise<void> {
    if (isOver) return;
    token = next ?? token;
    try {
      const found = await listenerOf(parts.readAccess, link.key, token);
      const may = await rightsOf(found);
      if (isOver) return;
      const hasLess = (['broadcast', 'presence'] as const).some((what) => rights[what].read && !may[what].read);
      [listener, rights] = [found, may];
      if (hasLess)
        return stop('phx_close', `You no longer have permission to read from this Channel topic: ${subTopic}`);
      confirmLater();
    } catch (error) {
      const isAway = error instanceof RealtimeError && error.code === 'UnableToConnectToProject';
      const isStillGood = (listener.endsAt ?? Infinity) > Date.now();
      if (isAway && isStillGood) return confirmLater(againMs);
      if (!(error instanceof RealtimeError))
        parts.log.error(errorFields(error), 'a channel could not be looked at again');
      stop('phx_close', error instanceof RealtimeError ? error.message : 'Unknown Error on Channel');
    }
  }

  async function rightsOf({ claims }: Listener): Promise<ChannelRights> {
    return config.isPrivate ? askPolicies(parts.sql, claims, subTopic) : open;
  }

  function confirmLater(soonest = confirmEveryMs): void {
    clearTimeout(timer);
    const left = Math.max(0, (listener.endsAt ?? Infinity) - Date.now());
    timer = setTimeout(() => void channel.confirm(), Math.min(soonest, left));
    timer.unref();
  }
}
