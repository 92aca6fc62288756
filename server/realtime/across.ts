import { randomBytes } from 'node:crypto';
import type { Database } from '#server/postgres/connect.ts';
import { counter, type Rate } from './limits.ts';
import type { OtherServers, PresentElsewhere, Rooms } from './rooms.ts';
import { UserBroadcast } from './serializer.ts';

/** What servers of one database tell each other. `from` is the server, and `nr` makes each message another one. */
type ServerMessage = { readonly from: string; readonly nr: number } & (
  | { readonly broadcast: unknown; readonly room: string }
  | { readonly event: string; readonly isJson: boolean; readonly bytes: string; readonly room: string }
  | { readonly present: PresentElsewhere }
  | { readonly absent: { readonly room: string; readonly who: string } }
  | { readonly all: readonly PresentElsewhere[] }
  | { readonly ask: true }
);

/** A notice of the database with something from another server, or with where it lies. */
export type Relayed = { readonly relayed: ServerMessage } | { readonly relayedAt: string };

/** The rooms of the other servers of this database. */
export type Across = OtherServers & {
  /** Tells the rooms what a notice says. */
  readonly hear: (notice: Relayed) => void;
  /** From now on notices are heard: who is present elsewhere is asked for. */
  readonly begin: () => void;
  /** Forgets what was too long for a notice. */
  readonly tidy: () => Promise<unknown>;
  readonly stop: () => Promise<void>;
};

type Patience = { readonly sayEveryMs: number; readonly forgetAfterMs: number };
const usual: Patience = { sayEveryMs: 10_000, forgetAfterMs: 35_000 };
const longestNotice = 7900;
const mostAtOnce = 50;
const mostWaiting = 10_000;
// In signs: while the database is away or slow, more is lost, as for a client whose own connection is away.
const mostWaitingSigns = 16_000_000;
// What is too long for a notice lies in a table until it is tidied. An address may send twenty-five of a quarter megabyte a
// second on each of its connections.
const longOnes: Rate = { atOnce: 200, perSecond: 20 };

/**
 * Tells the other servers of a database what is told here, with notices of PostgreSQL. Notices can be lost, so who has
 * somebody present says all of it every ten seconds, and a server that is not heard of any more has nobody present.
 */
export function openAcross(sql: Database, roomsOf: () => Rooms, { sayEveryMs, forgetAfterMs } = usual): Across {
  const server = randomBytes(6).toString('base64url');
  const heardAt = new Map<string, number>();
  let numbers = 0;
  let waiting: string[] = [];
  let waitingSigns = 0;
  const long = counter(longOnes);
  let sending: Promise<void> | undefined;
  let hearing = Promise.resolve();
  let isStopped = false;

  // One statement after the other, so what was told first is heard first. While the database is away it is lost, as
  // for a client whose own connection is away.
  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce);
      for (const told of batch) waitingSigns -= told.length;
      await sql`
        with given as (select told, number from unnest(${batch}::text[]) with ordinality as g (told, number)),
        kept as (
          insert into realtime.relayed (told) select told from given where octet_length(told) > ${longestNotice} returning id)
        select pg_notify('realtime', told) from (
          select told, number from given where octet_length(told) <= ${longestNotice}
          union all select json_build_object('relayedAt', id)::text, null from kept
          order by 2) as notices`.catch(() => {});
    }
    sending = undefined;
  }

  const tell = (what: object, isBroadcast = false): void => {
    const told = JSON.stringify({ relayed: { from: server, nr: (numbers += 1), ...what } });
    if (isBroadcast && Buffer.byteLength(told) > longestNotice && !long.take()) return;
    if (waiting.length >= mostWaiting || waitingSigns + told.length > mostWaitingSigns) {
      waiting = [];
      waitingSigns = 0;
    }
    waiting.push(told);
    waitingSigns += told.length;
    sending ??= send();
  };

  const sayAll = (): void => tell({ all: roomsOf().presentHere() });
  const timer = setInterval(() => {
    if (roomsOf().presentHere().length > 0) sayAll();
    const now = performance.now();
    for (const [other, at] of heardAt) {
      if (now - at < forgetAfterMs) continue;
      heardAt.delete(other);
      roomsOf().replaceElsewhere(other, []);
    }
  }, sayEveryMs);
  timer.unref();

  function take(told: ServerMessage): void {
    const { from } = told;
    if (from === server || isStopped) return;
    heardAt.set(from, performance.now());
    const rooms = roomsOf();
    if ('broadcast' in told) rooms.broadcastHere(told.room, told.broadcast);
    else if ('event' in told)
      rooms.broadcastHere(told.room, new UserBroadcast(told.event, told.isJson, Buffer.from(told.bytes, 'base64')));
    else if ('present' in told) rooms.presentElsewhere(from, told.present);
    else if ('absent' in told) rooms.absentElsewhere(from, told.absent);
    else if ('all' in told) rooms.replaceElsewhere(from, told.all);
    else sayAll();
  }

  async function fetchRelayed(id: string): Promise<void> {
    const [row] = await sql<{ told: string }[]>`select told from realtime.relayed where id = ${id}`;
    if (row) take((JSON.parse(row.told) as { relayed: ServerMessage }).relayed);
  }

  return {
    server,
    broadcast: (room, payload) =>
      tell(
        payload instanceof UserBroadcast
          ? { room, event: payload.event, isJson: payload.isJson, bytes: payload.bytes.toString('base64') }
          : { room, broadcast: payload },
        true,
      ),
    present: (present) => tell({ present }),
    absent: (room, who) => tell({ absent: { room, who } }),
    // In the order in which they came, also those that have to be fetched.
    hear: (notice) => {
      hearing = hearing
        .then(() => ('relayed' in notice ? take(notice.relayed) : fetchRelayed(notice.relayedAt)))
        .catch(() => {});
    },
    begin: () => {
      tell({ ask: true });
      sayAll();
    },
    tidy: () => sql`delete from realtime.relayed where at < now() - interval '1 minute'`,
    stop: async () => {
      clearInterval(timer);
      tell({ all: [] });
      isStopped = true;
      await sending;
      await hearing;
    },
  };
}
