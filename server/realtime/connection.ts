import type { WebSocket } from 'ws';
import { type SocketEnd, socketEnds } from '#contract/refusals.ts';
import { errorFields } from '#server/error-fields.ts';
import { type Counts, handle, type ChannelReply } from './channel-messages.ts';
import { type Channel, type ChannelParts, type Link, openChannel } from './channel.ts';
import { readJoin } from './join-config.ts';
import { counter, type RealtimeLimits } from './limits.ts';
import { RealtimeError } from './realtime-error.ts';
import { decode, encode, type Frame, longestName, type ChannelMessage, type Version } from './serializer.ts';

/** One client, with all the channels it has joined. */
export type Connection = {
  /** When it was last heard of, by `performance.now()`. */
  readonly heardAt: () => number;
  /** How many channels it has joined. */
  readonly channels: () => number;
  /** How many conditions these have for changes of the database. */
  readonly conditions: () => number;
  /** Says why; whoever does not answer is cut off by `cut`. */
  readonly close: (why: SocketEnd) => void;
  readonly cut: () => void;
};

type Needs = ChannelParts & {
  readonly version: Version;
  readonly key: string;
  readonly limits: RealtimeLimits;
  /** Whether its address may join one more channel, with so many conditions. */
  readonly hasRoom: (conditions: number) => boolean;
  readonly takeHeard: Counts['takeHeard'];
  readonly takeAsked: Counts['takeAsked'];
  /** Whether so many bytes more may wait for their turn; `endTurn` when they had it. */
  readonly takeTurn: (bytes: number) => boolean;
  readonly endTurn: (bytes: number) => void;
  readonly onClose: () => void;
};

/** What of one connection may wait for its turn. */
const mostWaiting = 500;

/** Speaks with one client over its open socket. */
export function openConnection(socket: WebSocket, needs: Needs): Connection {
  const { version, limits, log } = needs;
  const channels = new Map<string, Channel>();
  // The messages of a topic one after the other: a join asks the database before it is answered.
  const turns = new Map<string, Promise<void>>();
  const messages = counter(limits.messages);
  const joins = counter(limits.joins);
  const presence = counter(limits.presence);
  const counts: Counts = { takePresence: presence.take, takeHeard: needs.takeHeard, takeAsked: needs.takeAsked };
  let heardAt = performance.now();
  let waiting = 0;
  let waitingBytes = 0;
  let late = 0;
  let isClosed = false;

  const send = ({ data, isBinary }: Frame): void => {
    if (socket.readyState !== socket.OPEN) return;
    // Whoever reads too slowly comes back and sees what is then; what waits for them would fill the memory.
    if (socket.bufferedAmount > limits.waiting) return socket.terminate();
    socket.send(data, { binary: isBinary });
  };
  const close = (why: SocketEnd): void => socket.close(socketEnds[why][0], socketEnds[why][1]);
  const push = (message: ChannelMessage): void => send(encode(version, message));
  const reply = ({ joinRef, ref, topic }: ChannelMessage, { status, response }: NonNullable<ChannelReply>): void => {
    if (ref !== null) push({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  };
  const link: Link = {
    version,
    key: needs.key,
    send,
    onEnd: (channel) => {
      if (channels.get(channel.topic) === channel) channels.delete(channel.topic);
    },
  };

  async function join(message: ChannelMessage): Promise<void> {
    const { topic } = message;
    // Who joins twice has forgotten the first time (Phoenix closes it as well).
    const before = channels.get(topic);
    if (before !== undefined) {
      before.push('phx_close', {});
      before.leave();
      channels.delete(topic);
    }
    let channel: Channel | undefined;
    try {
      if (!joins.take()) throw tooManyJoins();
      if (topic === 'realtime:') throw new RealtimeError('TopicNameRequired', 'You must provide a topic name');
      if (Buffer.byteLength(topic) > longestName)
        throw new RealtimeError('TopicNameTooLong', 'A topic name has at most 255 bytes');
      const config = readJoin(message.payload);
      if (config.changes.length > limits.changesEach)
        throw new RealtimeError('RealtimeDisabledForConfiguration', 'Too many postgres_changes for one channel');
      if (!needs.takeAsked(1 + config.changes.length + config.conditions)) throw tooManyJoins();
      if (channels.size >= limits.channels || !needs.hasRoom(config.conditions))
        throw new RealtimeError('ChannelRateLimitReached', 'Too many channels, or conditions of them');
      channel = await openChannel(link, message, config, needs);
      channels.set(topic, channel);
      const changes = await needs.changes.subscribe(channel);
      if (isClosed) return channel.leave();
      if (channel.isOver()) return;
      channel.enter();
      reply(message, { status: 'ok', response: { postgres_changes: changes.told } });
      for (const said of changes.said) channel.push('system', said);
      if (config.presence.enabled && channel.rights().presence.read) needs.rooms.tellState(channel.room, channel);
    } catch (error) {
      channel?.leave();
      if (channels.get(topic) === channel) channels.delete(topic);
      if (!(error instanceof RealtimeError)) log.error(errorFields(error), 'a channel could not be joined');
      const refused =
        error instanceof RealtimeError ? error : new RealtimeError('UnknownErrorOnChannel', 'Unknown Error on Channel');
      reply(message, { status: 'error', response: { reason: refused.reason } });
      if (refused.code === 'ClientJoinRateLimitReached') close('too_many_joins');
    }
  }

  async function answer(message: ChannelMessage, bytes: number): Promise<void> {
    const { topic, event } = message;
    if (topic.startsWith('realtime:') && event === 'phx_join' && bytes <= limits.join) return join(message);
    const channel = channels.get(topic);
    // A message of an earlier join, or for a channel that is over.
    if (channel === undefined || !channel.belongs(message.joinRef)) {
      const isLeave = event === 'phx_leave';
      return reply(message, isLeave ? ok : unmatched);
    }
    if (event === 'phx_leave') {
      reply(message, ok);
      channel.push('phx_close', {});
      channel.leave();
      channels.delete(topic);
      return;
    }
    const done = await handle(channel, { event, payload: message.payload, bytes }, { ...needs, counts });
    if (done !== undefined) reply(message, done);
  }

  function onMessage(data: Buffer, isBinary: boolean): void {
    // It was told to go. What was under way is passed over; whoever goes on would be read for half a minute.
    if (socket.readyState !== socket.OPEN) {
      late += 1;
      return late > limits.messages.atOnce ? socket.terminate() : undefined;
    }
    heardAt = performance.now();
    const message = decode(version, data, isBinary);
    if (message === undefined) return close('no_message');
    const { topic, event } = message;
    if (!messages.take()) {
      const channel = channels.get(topic);
      if (channel === undefined) return close('too_many_messages');
      return channel.end(socketEnds.too_many_messages[1]);
    }
    if (topic === 'phoenix') return reply(message, event === 'heartbeat' ? ok : unmatched);
    const bytes = data.length;
    if (waiting >= mostWaiting || waitingBytes + bytes > limits.turnsEach || !needs.takeTurn(bytes))
      return close('too_many_waiting');
    waiting += 1;
    waitingBytes += bytes;
    const turn = (turns.get(topic) ?? Promise.resolve())
      .then(() => (isClosed ? undefined : answer(message, bytes)))
      .catch((error: unknown) => log.error(errorFields(error), 'a message of a channel could not be answered'))
      .finally(() => {
        waiting -= 1;
        waitingBytes -= bytes;
        needs.endTurn(bytes);
        if (turns.get(topic) === turn) turns.delete(topic);
      });
    turns.set(topic, turn);
  }

  socket.on('message', (data, isBinary) => onMessage(data as Buffer, isBinary));
  // What went wrong with a socket is followed by its close.
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
    for (const channel of channels.values()) channel.leave();
    channels.clear();
    needs.onClose();
  });
  return {
    heardAt: () => heardAt,
    channels: () => channels.size,
    conditions: () => [...channels.values()].reduce((sum, { config }) => sum + config.conditions, 0),
    close,
    cut: () => socket.terminate(),
  };
}

const tooManyJoins = (): RealtimeError => new RealtimeError('ClientJoinRateLimitReached', socketEnds.too_many_joins[1]);
const ok: NonNullable<ChannelReply> = { status: 'ok', response: {} };
const unmatched: NonNullable<ChannelReply> = { status: 'error', response: { reason: 'unmatched topic' } };
