import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { CallRefusal } from '#contract/refusals.ts';
import { addressBlock, addressSite } from '#server/http/client-address.ts';
import { siteFactor } from '#server/limits.ts';
import type { ChannelParts } from './channel.ts';
import { type Connection, openConnection } from './connection.ts';
import { counter, type Counter, type Rate, type RealtimeLimits } from './limits.ts';
import type { Version } from './serializer.ts';

/** Who opens a connection. */
type NewConnection = { readonly version: Version; readonly key: string; readonly address: string };

/** All connections of this process. */
export type Connections = ReturnType<typeof keepConnections>;

/** What is counted for all connections of a block of addresses together, or of one customer (server/limits.ts). */
type Place = {
  readonly open: Set<Connection>;
  /** Bytes of messages that wait for their turn. */
  turns: number;
  readonly factor: number;
  readonly heard: Counter;
  readonly asked: Counter;
};

const stopMs = 2000;

/** Keeps the connections: how many there are, who is silent, and their end. */
export function keepConnections(parts: ChannelParts, limits: RealtimeLimits) {
  const open = new Set<Connection>();
  const places = new Map<string, Place>();
  let isStopping = false;

  /** The block of an address and, where it is another one, its customer, who may do three times as much. */
  const namesOf = (address: string): [string, number][] => {
    const [block, site] = [addressBlock(address), addressSite(address)];
    return block === site
      ? [[block, 1]]
      : [
          [block, 1],
          [site, siteFactor],
        ];
  };
  const placeOf = ([name, factor]: [string, number]): Place => {
    const more = ({ atOnce, perSecond }: Rate): Rate => ({ atOnce: factor * atOnce, perSecond: factor * perSecond });
    const place = places.get(name) ?? {
      open: new Set(),
      turns: 0,
      factor,
      heard: counter(more(limits.heard)),
      asked: counter(more(limits.asked)),
    };
    places.set(name, place);
    return place;
  };

  // A phone that lost its network says nothing any more; what is known of it ends here.
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const connection of open) if (now - connection.heardAt() > limits.silenceMs) connection.cut();
    for (const [name, { open: here, heard, asked }] of places)
      if (here.size === 0 && heard.isFull() && asked.isFull()) places.delete(name);
  }, limits.silenceMs / 4);
  sweep.unref();

  const hearersOf = (rooms: readonly string[]): number => rooms.reduce((all, room) => all + parts.rooms.size(room), 0);

  return {
    /** Counts how often an address is heard that has no connection here (broadcast-calls.ts). Out: whether there was room. */
    takeHeard: (address: string, rooms: readonly string[]): boolean =>
      namesOf(address)
        .map(placeOf)
        .every(({ heard }) => heard.take(hearersOf(rooms))),
    /** Whether there is room for one more. Out: why not. */
    refusal: (address: string): CallRefusal | undefined => {
      if (isStopping) return 'restarting';
      if (open.size >= limits.connections) return 'too_many_users';
      const isFull = namesOf(address).some(
        ([name, factor]) => (places.get(name)?.open.size ?? 0) >= factor * limits.connectionsEach,
      );
      return isFull ? 'too_many_users' : undefined;
    },
    add: (socket: WebSocket, { version, key, address }: NewConnection): void => {
      const here = namesOf(address).map(placeOf);
      const connection = openConnection(socket, {
        ...parts,
        version,
        key,
        limits,
        hasRoom: (conditions) =>
          here.every(({ open: theirs, factor }) => {
            const all = (what: 'channels' | 'conditions') => [...theirs].reduce((sum, each) => sum + each[what](), 0);
            return (
              all('channels') < factor * limits.channelsEach &&
              all('conditions') + conditions <= factor * limits.conditionsEach
            );
          }),
        takeAsked: (points) => here.every(({ asked }) => asked.take(points)),
        takeHeard: (room) => here.every(({ heard }) => heard.take(hearersOf([room]))),
        takeTurn: (bytes) => {
          if (here.some(({ turns, factor }) => turns + bytes > factor * limits.turns)) return false;
          for (const place of here) place.turns += bytes;
          return true;
        },
        endTurn: (bytes) => {
          for (const place of here) place.turns -= bytes;
        },
        onClose: () => {
          open.delete(connection);
          for (const place of here) place.open.delete(connection);
        },
      });
      for (const { open: theirs } of here) theirs.add(connection);
      open.add(connection);
      if (isStopping) connection.close('restarting');
    },
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
