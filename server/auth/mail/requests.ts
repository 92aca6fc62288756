import type { AuthParts } from '#server/auth/auth-parts.ts';
import { errorFields } from '#server/error-fields.ts';
import { pollMs, type Rounds, startRounds } from '#server/rounds.ts';
import type { AccountRequest } from './account-request.ts';
import { answerRequest } from './answer-request.ts';

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
  const onError = (error: unknown) => log.error(errorFields(error), 'the requests for accounts cannot be read');
  return startRounds(answerAll, onError, () => shortestRestMs + Math.random() * (longestRestMs - shortestRestMs));

  async function answerAll(stopping: AbortSignal): Promise<number> {
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
      log.error({ request: id, ...errorFields(error) }, 'a request for an account was not answered and is tried again');
      await sql`
        update auth.requests set attempts = attempts + 1,
          next_attempt_at = now() + make_interval(secs => least(3600, 5 * power(2, least(attempts, 10))))
        where id = ${id}`;
    }
    return id !== undefined;
  }
}
