import type { AccountRequest } from './account-request.ts';
import { answerRequest } from './answer-request.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { pauseUnless, pollMs, type Rounds, startRounds } from '#server/rounds.ts';

// What is done for a known address must not be felt in the call that asked or the next one (SEC-10).
const shortestRestMs = 20;
const longestRestMs = 200;

/**
 * Starts the worker that looks at what was asked for an address. A request is deleted in the transaction of its
 * effects: it is neither lost nor answered twice, also with several servers and when one is killed. What fails is tried
 * again after 5, 10, 20 … seconds, and others go before it; after a day housekeeping deletes it, because nobody waits
 * for it any more.
 */
export function startRequests(auth: AuthParts): Rounds {
  const { sql, log } = auth;
  return startRounds(answerAll, (error) => {
    const { name } = error as Error;
    log.error({ name, errorCode: codeOf(error) }, 'the requests for accounts cannot be read');
  });

  async function answerAll(stopping: AbortSignal): Promise<number> {
    await pauseUnless(stopping, shortestRestMs + Math.random() * (longestRestMs - shortestRestMs));
    while (!stopping.aborted && (await answerNext()));
    return pollMs;
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
