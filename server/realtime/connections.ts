import type { CallRefusal } from '#contract/refusals.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { addressBlock } from '#server/http/client-address.ts';
import type { ChannelParts } from './channel.ts';
import { type Connection, openConnection } from './connection.ts';
import { counter, type Counter, type RealtimeLimits } from './limits.ts';
import type { Version } from './serializer.ts';

/** Who opens a connection. */
type NewConnection = { readonly version: Version; readonly key: string; readonly address: string };

/** All connections of this process. */
export type Connections = ReturnType<typeof keepConnections>;

/** What is counted for all connections of an address together. */
type AddressCounts = { open: number; readonly heard: Counter; readonly asked: Counter };

const stopMs = 2000;

/** Keeps the connections: how many there are, who is silent, and their end. */
export function keepConnections(parts: ChannelParts, limits: RealtimeLimits) {
  const open = new Set<Connection>();
  const places = new Map<string, AddressCounts>();
  let isStopping = false;

  // A phone that lost its network says nothing any more; what is known of it ends here.
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const connection of open) if (now - connection.heardAt() > limits.silenceMs) connection.cut();
    for (const [block, { open: count, heard, asked }] of places)
      if (count === 0 && heard.isFull() && asked.isFull()) places.delete(block);
  }, limits.silenceMs / 4);
  sweep.unref();

  return {
    /** Whether there is room for one more. Out: why not. */
    refusal: (address: string): CallRefusal | undefined => {
      if (isStopping) return 'restarting';
      if (open.size >= limits.connections) return 'too_many_users';
      const place = places.get(addressBlock(address));
      return place !== undefined && place.open >= limits.connectionsEach ? 'too_many_users' : undefined;
    },
    add: (socket: WebSocket, { version, key, address }: NewConnection): void => {
      const block = addressBlock(address);
      const place = places.get(block) ?? {
        open: 0,
        heard: counter(limits.heard),
        asked: counter(limits.asked),
      };
      places.set(block, place);
      place.open += 1;
      const connection = openConnection(socket, {
        ...parts,
        version,
        key,
        limits,
        takeAsked: place.asked.take,
        takeHeard: (room) => place.heard.take(parts.rooms.size(room)),
        onClose: () => {
          open.delete(connection);
          place.open -= 1;
        },
      });
      open.add(connection);
      if (isStopping) connection.close('restarting');
    },
    all: (): Iterable<Connection> => open,
    count: (): number => open.size,
    /** Closes all, so that their clients come back; whoever does not answer is cut off. */
    stop: async (): Promise<void> => {
      isStopping = true;
      clearInterval(sweep);
      for (const connection of open) connection.close('restarting');
      const patience = performance.now() + stopMs;
      while (open.size > 0) {
        if (performance.now() > patience) for (const connection of open) connection.cut();
        await wait(20);
      }
    },
  };
}
