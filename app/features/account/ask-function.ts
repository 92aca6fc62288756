import { askAccount, type AccountAnswer } from '#app/lib/account.ts';
import { backendKey, backendUrl } from '#app/lib/config.ts';

/** Slower than any healthy answer, faster than a visitor's patience. */
const patience = 20_000;

/** Calls a function of the server for the account that is signed in. Never throws; failures are those of `askAccount`. */
export async function askFunction(name: string, body: object = {}): Promise<AccountAnswer<unknown>> {
  // Asked for anew: an access token counts for minutes, and auth-js fetches the next one here when it must.
  const signedIn = await askAccount((client) => client.getSession());
  if (!signedIn.ok) return signedIn;
  const token = signedIn.value.session?.access_token;
  if (token === undefined) return refusal({ code: 'session_not_found' });
  try {
    const { FunctionsClient } = await import('@supabase/functions-js');
    const client = new FunctionsClient(new URL(`${backendUrl}/functions/v1`, location.origin).href, {
      headers: { apikey: backendKey, authorization: `Bearer ${token}` },
    });
    const { data, error } = await client.invoke(name, { body, timeout: patience });
    if (!error) return { ok: true, value: data as unknown };
    const answer: unknown = error.context;
    if (!(answer instanceof Response) || answer.status >= 500) return { ok: false, because: 'unreachable' };
    return refusal(await answer.json());
  } catch {
    return { ok: false, because: 'unreachable' };
  }
}

/** The server's "no", as GoTrue words it and as our own functions do. */
function refusal(said: unknown): AccountAnswer<never> {
  const { code, error_code: errorCode, message, msg } = (said ?? {}) as Record<string, unknown>;
  const texts = [code, errorCode].filter((each) => typeof each === 'string');
  const words = [message, msg].filter((each) => typeof each === 'string');
  return { ok: false, because: 'refused', code: texts[0] ?? '', message: words[0] ?? '', reasons: [] };
}
