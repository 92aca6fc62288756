import { setTimeout as wait } from 'node:timers/promises';
import type { AccountRequest } from './account-request.ts';
import { answerRequest } from './answer-request.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';

/** The worker that looks at what was asked for an address. */
export type RequestWorker = {
  readonly kick: () => void;
  /** Takes no more requests, and settles when the one it is at is answered. */
  readonly stop: () => Promise<void>;
};

// Also finds what other processes stored, or left behind when they were killed.
const pollMs = 5000;
// What is done for a known address must not be felt in the call that asked or the next one (SEC-10).
const shortestRestMs = 20;
const longestRestMs = 200;

/**
 * Starts the worker. A request is deleted in the transaction of its effects: it is neither lost nor answered
 * twice, also with several servers and when one is killed. What fails is tried again after 5, 10, 20 … seconds,
 * and others go before it; after a day housekeeping deletes it, because nobody waits for it any more.
 */
export function startRequests(auth: AuthParts): RequestWorker {
  const { sql, log } = auth;
  const stopping = new AbortController();
  let wake = new AbortController();
  const kick = (): void => wake.abort();
  const running = run();
  return {
    kick,
    stop: async () => {
      stopping.abort();
      kick();
      await running;
    },
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      await answerAll().catch((error: Error) => {
        log.error({ name: error.name, errorCode: codeOf(error) }, 'the requests for accounts cannot be read');
      });
      await pause(pollMs, wake.signal);
      const rest = shortestRestMs + Math.random() * (longestRestMs - shortestRestMs);
      await pause(rest, stopping.signal);
    }
  }

  async function answerAll(): Promise<void> {
    while (!stopping.signal.aborted && (await answerNext()));
  }

  // Out: whether there was one.
  async function answerNext(): Promise<boolean> {
    let id: string | undefined;
    try {
      await sql.begin(async (transaction) => {
        const [request] = await transaction<(AccountRequest & { id: string })[]>`
          delete from auth.requests where id = (
            select id from auth.requests where next_attempt_at <= now()
            order by next_attempt_at limit 1 for update skip locked)
          returning id, kind, email, locale, redirect_to as "redirectTo", details`;
        id = request?.id;
        if (request) await answerRequest(transaction, auth, request);
      });
      if (id !== undefined) auth.onMail();
    } catch (error) {
      if (id === undefined) throw error;
      log.error(
        { request: id, name: (error as Error).name, errorCode: codeOf(error) },
        'a request for an account was not answered and is tried again',
      );
      await sql`
        update auth.requests set attempts = attempts + 1,
          next_attempt_at = now() + make_interval(secs => least(3600, 5 * power(2, least(attempts, 10))))
        where id = ${id}`;
    }
    return id !== undefined;
  }
}

// The message of a database error can quote what somebody typed: its code says enough.
const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await wait(milliseconds, undefined, { signal }).catch(() => {});
}
