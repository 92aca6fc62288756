import { backendKey, backendUrl, inTime, patience } from '#app/lib/backend/backend.ts';
import type { CallAnswer, CallFailure } from '#app/lib/backend/call.ts';
import { type FailureCode, keptNothing } from '#contract/failures.ts';
import { askAccount } from './account.ts';

export type FunctionFailure = CallFailure<FailureCode>;
export type FunctionAnswer<Value> = CallAnswer<Value, FailureCode>;

type Call = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
  /** How long it may take, where that is longer than usual. */
  readonly wait?: number;
  /** The account for which it is made. Refused where another one is signed in by now. */
  readonly as?: string | undefined;
};

/**
 * Calls a function of the server for the account that is signed in, by POST unless another method is named:
 * `askFunction<InboxStart>('inbox/start', { method: 'GET' })`. Our own server answers, in the shapes of contract/. Never
 * throws.
 */
export async function askFunction<Value = unknown>(
  name: string,
  { method = 'POST', body = method === 'POST' ? {} : undefined, wait = patience, as }: Call = {},
): Promise<FunctionAnswer<Value>> {
  const token = await readToken(as);
  if (!token.ok) return token;
  try {
    const { FunctionsClient } = await inTime(import('@supabase/functions-js'));
    const client = new FunctionsClient(new URL(`${backendUrl}/functions/v1`, location.origin).href, {
      headers: {
        apikey: backendKey,
        authorization: `Bearer ${token.value}`,
        // What it says of a failure is read on this page.
        'accept-language': document.documentElement.lang,
      },
    });
    const { data, error } = await client.invoke(name, { method, timeout: wait, ...(body && { body }) });
    if (!error) return { ok: true, value: data as Value };
    return await failureIn(error.context as Response);
  } catch {
    return { ok: false, because: 'unreachable' };
  }
}

/** The access token. Asked for anew: it counts for minutes, and auth-js fetches the next one here when it must. */
export async function readToken(as?: string): Promise<FunctionAnswer<string>> {
  const signedIn = await askAccount((client) => client.getSession());
  if (!signedIn.ok && signedIn.because === 'unreachable') return signedIn;
  const session = signedIn.ok ? signedIn.value.session : undefined;
  const token = as === undefined || session?.user.id === as ? session?.access_token : undefined;
  return token === undefined ? refusal({ error: 'invalid_token' satisfies FailureCode }) : { ok: true, value: token };
}

/** Why a call of a function failed, by its answer. Rejects where none of ours came. */
export async function failureIn(answer: Response): Promise<FunctionAnswer<never>> {
  const said = (await answer.json()) as { error?: unknown };
  const isCertain = answer.status < 500 || keptNothing.includes(said.error);
  return isCertain ? refusal(said) : { ok: false, because: 'unreachable' };
}

/** What one of our functions refused: its code, and its own words in the language of the page, which are meant for people. */
function refusal({ error, message }: { error?: unknown; message?: unknown }): FunctionAnswer<never> {
  const isWorded = typeof message === 'string' && message !== '';
  return {
    ok: false,
    because: 'refused',
    code: String(error ?? '') as FailureCode,
    message: isWorded ? message : '',
    reasons: [],
    isWorded,
  };
}
