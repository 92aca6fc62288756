import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '#server/database.ts';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/log.ts';
import { keepSession } from '#server/postgres/lasting-session.ts';
import { pollMs, type Rounds, startRounds } from '#server/rounds.ts';
import { together } from '#server/together.ts';
import { withoutAddresses } from './mail-text.ts';
import type { MailWay } from './mail-ways.ts';
import type { SendResult } from './mailer.ts';
import {
  findLostLeases,
  nextDueIn,
  noteFailed,
  noteSent,
  saysOfRecipient,
  type SentMail,
  takeMails,
  type TakenMail,
} from './outbox.ts';
import { connections } from './smtp.ts';

/** Sends what lies in the outbox. */
export type OutboxWorker = Rounds;

type OutboxNeeds = {
  readonly database: Pick<OpenDatabase, 'sql' | 'connect'>;
  /** How mails leave now: an admin may change it while the server runs. */
  readonly wayNow: () => Promise<Pick<MailWay, 'mailer' | 'from' | 'to'>>;
  /** The return path of our answer with this id, when somebody reads the mailbox behind it. */
  readonly returnPathOf?: ((id: string) => string) | undefined;
  /** Whether other processes may send from the same outbox at this moment. */
  readonly isShared?: boolean;
  readonly log: Log;
};

// A process that was cut off from the database for a moment goes on with what it sends.
const spareMs = 5000;
// With the 25 s for requests it stays below the 60 s after which systemd kills (deploy/ecosystem.service).
const patienceMs = 20_000;
const isNotTakenNow = new RegExp(saysOfRecipient('4'), 'u');
// The first mail leaves at once, of many forty a second: who writes at the same time does not wait for them.
const restMs = 100;

/**
 * Starts the worker (docs/decisions/007-mail-outbox.md): takes due mails under a lease, sends them outside any
 * transaction, notes how it went. Several workers may share an outbox. It never gives a mail to the team up.
 */
export async function startOutbox({
  database,
  wayNow,
  returnPathOf,
  isShared = false,
  log,
}: OutboxNeeds): Promise<OutboxWorker> {
  const { sql } = database;
  const boot = await holdBootLock(database);
  const inFlight = new Map<string, Promise<void>>();
  const noteTogether = together((mails: readonly SentMail[]) => noteSent(sql, mails));
  let lostAt = new Map<string, number>();
  let isStopping = false;
  let rested: Promise<unknown> = Promise.resolve();
  const rounds = startRounds(takeAll, (error) => log.error(errorFields(error), 'the outbox cannot be read'));
  return {
    kick: rounds.kick,
    // Settles when the mails in flight are sent or given back, too.
    stop: async () => {
      isStopping = true;
      await rounds.stop();
      // A mail server that says nothing may not hold the stop for ever; what it holds is sent after the next start.
      await Promise.race([Promise.all(inFlight.values()), wait(patienceMs, undefined, { ref: false })]);
      await boot.release();
    },
  };

  // Fills the free places, and tells how long there is nothing more to do.
  async function takeAll(): Promise<number> {
    await rested;
    const free = connections - inFlight.size;
    if (isStopping || free <= 0) return pollMs;
    const spared = isShared ? await lostJustNow() : [];
    const taken = await takeMails(sql, boot.id, free, [...inFlight.keys()], spared);
    if (taken.length > 0) rested = wait(restMs);
    // Where a place stayed free nothing else is due, and a place that becomes free is no reason to look again.
    const mayBeMore = taken.length === free;
    const sendOne = async (mail: TakenMail): Promise<void> => {
      const isSent = await deliver(mail);
      inFlight.delete(mail.id);
      if (mayBeMore || !isSent) rounds.kick();
    };
    for (const mail of taken) inFlight.set(mail.id, sendOne(mail));
    if (taken.length > 0) return pollMs;
    return Math.min(pollMs, Math.max(50, (await nextDueIn(sql)) ?? pollMs));
  }

  async function lostJustNow(): Promise<string[]> {
    const now = performance.now();
    const lost = await findLostLeases(sql, boot.id);
    lostAt = new Map(lost.map((lease) => [lease, lostAt.get(lease) ?? now]));
    return lost.filter((lease) => now - (lostAt.get(lease) ?? now) < spareMs);
  }

  // Sends a mail and notes how it went. Out: whether it is sent.
  async function deliver({
    id,
    kind,
    senderName,
    attempts,
    isTriedLong,
    to: owner,
    ...content
  }: TakenMail): Promise<boolean> {
    const result = await send();
    if (result.ok) {
      const { isFile, refused } = result;
      if (refused) log.warn({ mail: id, ...refused }, 'a mail did not reach every mailbox of the team');
      await note(() => noteTogether({ id, isFile, refused: refused?.mailboxes }));
      return true;
    }
    // A mail to the team is tried on: somebody puts the mailbox right. So is one about an account while it may be us who
    // are refused, and then it is told (standstill.ts); an address that nobody has is whoever typed it.
    const isRefused =
      kind === 'account'
        ? result.isOfAddress === true
        : (kind === 'reply' || kind === 'copy') && result.isFinal === true;
    // Some say "later" for ever of a domain that was typed wrong, or of a mailbox that is full and that nobody reads.
    const isGivenUp = owner !== undefined && isTriedLong && isNotTakenNow.test(result.problem);
    log.warn(
      { mail: id, attempts: attempts + 1, problem: withoutAddresses(result.problem) },
      isRefused
        ? 'a mail to a visitor was refused for good'
        : isGivenUp
          ? 'a mail to a visitor was not taken for five days'
          : 'a mail was not sent and is tried again',
    );
    await note(() => noteFailed(sql, id, result.problem, isRefused || isGivenUp));
    return false;

    async function send(): Promise<SendResult> {
      try {
        const { mailer, from, to } = await wayNow();
        return await mailer.send({
          ...content,
          from: { name: senderName, address: from },
          to: owner === undefined ? to : [owner],
          isOfAccount: kind === 'account',
          ...(kind === 'reply' ? { isByHand: true, returnPath: returnPathOf?.(id) } : {}),
        });
      } catch (error) {
        log.error(errorFields(error), 'the mail server cannot be read');
        return { ok: false, problem: 'The settings of the mail server cannot be read.' };
      }
    }
  }

  // The mail is out: while this process lives the note is repeated until it holds, or the mail would go out again.
  async function note(write: () => Promise<void>): Promise<void> {
    for (let pause = 100; ; pause = Math.min(2 * pause, 5000)) {
      const problem = await write().then(
        () => undefined,
        (error: unknown) => errorFields(error),
      );
      if (problem === undefined) return;
      log.error(problem, 'the outbox cannot be written');
      if (isStopping && pause > 1000) return;
      await wait(pause);
    }
  }
}

/** The number of this process in the outbox, and its end. */
type BootLock = { readonly id: string; readonly release: () => Promise<void> };

/**
 * Draws a number for this process and holds it as an advisory lock on a connection of its own, for as
 * long as the process lives. The lock is taken again at once when the database was away for a moment.
 */
async function holdBootLock(database: Pick<OpenDatabase, 'connect'>): Promise<BootLock> {
  // 63 random bits, as PostgreSQL's bigint takes them.
  const id = (randomBytes(8).readBigUInt64BE() >> 1n).toString();
  const session = await keepSession(
    database,
    { purpose: 'outbox lease' },
    (sql) => sql`select pg_advisory_lock(${id}::bigint)`,
  );
  return { id, release: session.end };
}
