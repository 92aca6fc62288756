import type { FunctionsHttpError } from '@supabase/functions-js';
import { backendUrl, inTime, patience } from '#app/lib/backend/backend.ts';
import type { Result } from '#contract/failures.ts';
import type { Receipt } from '#contract/message.ts';
import { askNoMore, askWhenBack } from './ask-when-back.ts';
import { noteAnswered, noteUnderWay, type News, type Sendable } from './under-way.ts';

export type NotSent =
  /** The server answered and said no. `detail` is its own sentence, if it gave one. */
  | { readonly because: 'refused'; readonly detail: string | undefined }
  /** No answer, no time left, or something broke on the way. */
  | { readonly because: 'unreachable' };

const loadClient = () => import('@supabase/functions-js');

/** Fetches what sending needs while the visitor still types, so that a lost connection later loses nothing. */
export const prepareToSend = (): void => void loadClient().catch(() => {});

/**
 * Sends one message to the team: the only call with which anything leaves a form.
 * Sending the same `id` again stores nothing and gives the first receipt again.
 * @param news What the next page says of it when this one is left meanwhile (send-left.ts).
 */
export async function sendMessage(message: Sendable, news: News): Promise<Result<Receipt, NotSent>> {
  askNoMore(message.id);
  noteUnderWay(message, news);
  const isLeaving = followLeaving();
  const result = await ask(message);
  // When a page is left, browsers call it a lost connection: Chromium just before the page is gone, Firefox and Safari
  // as soon as the next one is asked for. Then it is for the next page, unless that does not come.
  if (!result.ok && result.because === 'unreachable')
    await new Promise((done) => setTimeout(done, isLeaving() ? patience : 300));
  noteAnswered(message.id);
  // A proxy also answers for a server that is away.
  if (!result.ok) void askWhenBack(message.id);
  return result;
}

/** Out: tells whether the next page was asked for since. Safari on a phone says so by the link alone. */
function followLeaving(): () => boolean {
  let isLeaving = false;
  const follow = new AbortController();
  const { signal } = follow;
  addEventListener('beforeunload', () => (isLeaving = true), { signal });
  addEventListener(
    'click',
    ({ target, defaultPrevented }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target=_blank])');
      // To another app, such as that of mails, nobody leaves the page.
      const leads = link && link.protocol.startsWith('http') && !link.getAttribute('href')?.startsWith('#');
      if (leads && !defaultPrevented) isLeaving = true;
    },
    { signal },
  );
  return () => {
    follow.abort();
    return isLeaving;
  };
}

async function ask(message: Sendable): Promise<Result<Receipt, NotSent>> {
  try {
    const { FunctionsClient } = await inTime(loadClient());
    const client = new FunctionsClient(new URL(`${backendUrl}/functions/v1`, location.origin).href);
    const { data, error } = await client.invoke('send-email', { body: message, timeout: patience });
    if (error?.name === 'FunctionsHttpError' || error?.name === 'FunctionsRelayError')
      return { ok: false, because: 'refused', detail: await detailOf(error as FunctionsHttpError) };
    if (error) return { ok: false, because: 'unreachable' };
    if (isReceipt(data)) return { ok: true, value: data };
    return { ok: false, because: 'refused', detail: textOf(data) };
  } catch {
    return { ok: false, because: 'unreachable' };
  }
}

const isReceipt = (data: unknown): data is Receipt =>
  typeof data === 'object' && data !== null && !('error' in data) && 'reference' in data;

/** functions-js keeps the answer in `context`; the words are in its JSON body. */
async function detailOf(error: FunctionsHttpError): Promise<string | undefined> {
  try {
    return textOf(await (error.context as Response).json());
  } catch {
    return undefined; // A proxy's own error page, for example: no words for a visitor.
  }
}

function textOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return;
  const { message, error } = body as { message?: unknown; error?: unknown };
  return [message, error, (error as { message?: unknown } | undefined)?.message].find(
    (each): each is string => typeof each === 'string' && each !== '',
  );
}
