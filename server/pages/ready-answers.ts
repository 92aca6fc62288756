import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { AnswerAtOnce } from '#server/http/listen.ts';

type Needs = {
  /** Whether an address is one of the site, and no call of the API. */
  readonly isPage: (path: string) => boolean;
  /** Answers then end their connection. */
  readonly isStopping: () => boolean;
  /** An answer was given to one more. */
  readonly onGiven?: () => void;
};

type Ready = { readonly headers: readonly string[]; readonly bytes: Uint8Array; readonly until: number };

/** What is published is asked for once a second, so half a second more is not felt. */
const keptMs = 500;
const most = { answers: 200, bytes: 256 * 1024 };

/** Gives many who ask for the same page at once the answer that the first of them got. */
type ReadyAnswers = {
  readonly give: AnswerAtOnce;
  /** Keeps what may be given. */
  readonly keep: MiddlewareHandler;
  /** Something is published otherwise. */
  readonly forget: () => void;
};

/**
 * Keeps answers that are the same for everybody for half a second, and writes them past everything between: that is
 * several times as many a second. Only the number of the request is made anew.
 */
export function readyAnswers({ isPage, isStopping, onGiven = () => {} }: Needs): ReadyAnswers {
  let kept = new Map<string, Ready>();
  return {
    give: (incoming, outgoing) => {
      const key = keyOf(incoming);
      const ready = key === undefined || isStopping() ? undefined : kept.get(key);
      if (ready === undefined || ready.until <= performance.now()) return false;
      outgoing.writeHead(200, ['X-Request-Id', randomUUID(), ...ready.headers]).end(ready.bytes);
      onGiven();
      return true;
    },
    keep: async (c, next) => {
      const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
      const before = kept;
      await next();
      const key = outgoing && incoming && keyOf(incoming);
      if (key === undefined || isStopping() || !isPage(c.req.path) || !isForAll(c.res)) return;
      const bytes = bytesOf(c);
      // Not where something was published meanwhile.
      if (bytes === undefined || before !== kept) return;
      if (kept.size >= most.answers) kept.clear();
      const headers = [...c.res.headers].filter(([name]) => name !== 'x-request-id').flat();
      kept.set(key, { headers, bytes, until: performance.now() + keptMs });
    },
    forget: () => void (kept = new Map()),
  };
}

const sent = 'sent bytes';

/** An answer is made of bytes that stay as they are: whoever keeps it needs no copy, which each of thousands would hold. */
export const noteBytes = (c: Context, bytes: Uint8Array): void => c.set(sent, bytes);

const bytesOf = (c: Context): Uint8Array | undefined => c.get(sent) as Uint8Array | undefined;

/** What an answer depends on beside what is published; undefined where it depends on more. */
function keyOf({ method, url, headers }: IncomingMessage): string | undefined {
  const asksForMore = headers['if-none-match'] ?? headers['content-length'] ?? headers['transfer-encoding'];
  if (method !== 'GET' || asksForMore !== undefined) return undefined;
  return [headers.host, headers['accept-encoding'], url].join('\n');
}

/** Whether everybody gets this answer who asks for the same: its own headers say so. */
function isForAll({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.has('etag') &&
    /^(?:no-cache|public\b.*)$/u.test(headers.get('cache-control') ?? '') &&
    Number(headers.get('content-length') ?? Infinity) <= most.bytes
  );
}
