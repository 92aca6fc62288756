import type { OpenDatabase } from '#server/database.ts';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/postgres/connect.ts';
import type { Across, Relayed } from '#server/realtime/across.ts';
import type { Channel, RowChanges } from '#server/realtime/channel.ts';
import { databaseAway, RealtimeError } from '#server/realtime/realtime-error.ts';
import { roomOf, type Rooms } from '#server/realtime/rooms.ts';
import { listenToChanges } from './listen.ts';
import type { RowChange } from './read-rows.ts';
import { readSubscription, type Subscription } from './subscriptions.ts';
import { tell } from './tell.ts';

type Needs = {
  readonly database: Pick<OpenDatabase, 'connect'>;
  /** For reading as whoever listens. */
  readonly sql: Database;
  readonly rooms: Rooms;
  /** Set where this database may have several servers. */
  readonly across: Across | undefined;
  readonly log: Log;
};

/** A notice of PostgreSQL (server/realtime/migrations): a row, an account, or a message to be sent has changed. */
type Notice = RowChange | { readonly account: string } | { readonly message: string };

const mostAtOnce = 100;
const mostWaiting = 10_000;

/** Opens what tells of changes. It listens from the first channel on. */
export function openChanges({ database, sql, rooms, across, log }: Needs): RowChanges {
  const listeners = new Map<Channel, readonly Subscription[]>();
  let queue: Notice[] = [];
  let working: Promise<void> | undefined;

  const failAll = (because: string, which: (channel: Channel) => boolean): void => {
    for (const channel of listeners.keys()) if (which(channel)) channel.fail(because);
  };
  const hearsOfRows = (channel: Channel): boolean => (listeners.get(channel) ?? []).length > 0;
  const listening = listenToChanges({
    database,
    onNotice: (payload) => {
      const notice = JSON.parse(payload) as Notice | Relayed;
      if ('relayed' in notice || 'relayedAt' in notice) return across?.hear(notice);
      queue.push(notice);
      if (queue.length > mostWaiting) {
        queue = [];
        failAll('Too many changes', (channel) => hearsOfRows(channel) || channel.config.isPrivate);
      }
      working ??= work();
    },
    onBegin: () => {
      across?.begin();
      // What happened to an account meanwhile was told to nobody.
      for (const channel of listeners.keys()) if (channel.listener().accountId !== undefined) void channel.confirm();
    },
    onLost: () => {
      queue = [];
      failAll(databaseAway().message, (channel) => hearsOfRows(channel) || channel.config.isPrivate);
    },
  });

  // In the order in which it was committed: what comes after the end of a session is told to it no more.
  async function work(): Promise<void> {
    for (let notice = queue.shift(); notice !== undefined; notice = queue.shift()) {
      try {
        if ('account' in notice) await confirm(notice.account);
        else if ('message' in notice) await send(notice.message);
        else await tell({ sql, log }, listeners, [notice, ...takeAlike(notice)]);
      } catch (error) {
        log.error(errorFields(error), 'what the database told could not be told on');
        failAll('Unknown Error on Channel', hearsOfRows);
      }
    }
    // In the same breath as the last look: what comes now begins anew.
    working = undefined;
  }

  function takeAlike({ schema, table }: RowChange): RowChange[] {
    const end = queue.findIndex((notice) => !('table' in notice) || notice.table !== table || notice.schema !== schema);
    return queue.splice(0, Math.min(end === -1 ? queue.length : end, mostAtOnce - 1)) as RowChange[];
  }

  async function confirm(account: string): Promise<void> {
    const theirs = [...listeners.keys()].filter((channel) => channel.listener().accountId === account);
    await Promise.all(theirs.map((channel) => channel.confirm()));
  }

  async function send(id: string): Promise<void> {
    const [message] = await sql<{ topic: string; event: string; payload: object; isPrivate: boolean }[]>`
      select topic, event, coalesce(payload, '{}') as payload, coalesce(private, false) as "isPrivate"
      from realtime.messages where id = ${id}`;
    if (message === undefined) return;
    const { topic, event, payload, isPrivate } = message;
    rooms.broadcastHere(roomOf(topic, isPrivate), { type: 'broadcast', event, payload, meta: { id } });
  }

  return {
    subscribe: async (channel) => {
      const { changes, isPrivate, waitsForChanges } = channel.config;
      // Before anything is asked: from here on nothing is missed.
      listeners.set(channel, []);
      const ready = listening.ready().catch(() => {
        throw databaseAway();
      });
      if (changes.length > 0 || isPrivate) await ready;
      // What is told on other servers is heard from here on as well, unless the database is away.
      else if (across) await ready.catch(() => {});
      else ready.catch(() => {});
      // What was told of the account while it joined was told to nobody.
      if (channel.listener().accountId !== undefined) await channel.confirm();
      const subscriptions: Subscription[] = [];
      let refused: RealtimeError | undefined;
      const { role } = channel.listener().claims;
      try {
        for (const asked of changes) subscriptions.push(await readSubscription(sql, role, asked));
      } catch (error) {
        if (!(error instanceof RealtimeError) || error.code !== 'RealtimeDisabledForConfiguration' || waitsForChanges)
          throw error;
        refused = error;
      }
      if (refused === undefined && !channel.isOver()) listeners.set(channel, subscriptions);
      const [status, message] = refused === undefined ? ['ok', 'Subscribed to PostgreSQL'] : ['error', refused.message];
      const subTopic = channel.topic.slice(channel.topic.indexOf(':') + 1);
      return {
        told: changes.map(({ event, schema, table, filter }, place) => ({
          id: subscriptions[place]?.id ?? -1 - place,
          ...Object.fromEntries(
            Object.entries({ event, schema, table, filter }).filter(([, value]) => value !== undefined),
          ),
        })),
        said: changes.length === 0 ? [] : [{ extension: 'postgres_changes', status, message, channel: subTopic }],
      };
    },
    leave: (channel) => void listeners.delete(channel),
    stop: async () => {
      await listening.stop();
      queue = [];
      await working;
    },
  };
}
