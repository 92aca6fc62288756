import { askAccount, type AccountAnswer } from './account.ts';
import { backendKey, backendUrl, patience } from './backend.ts';

type Call = { readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; readonly body?: object };

/**
 * Calls a function of the server for the account that is signed in, by POST unless another method is named:
 * `askFunction('inbox/start', { method: 'GET' })`. Never throws; failures are those of `askAccount`.
 */
export async function askFunction(
  name: string,
  { method = 'POST', body = method === 'POST' ? {} : undefined }: Call = {},
): Promise<AccountAnswer<unknown>> {
  // Asked for anew: an access token counts for minutes, and auth-js fetches the next one here when it must.
  const signedIn = await askAccount((client) => client.getSession());
  if (!signedIn.ok) return signedIn;
  const token = signedIn.value.session?.access_token;
  if (token === undefined) return refusal({ error: 'invalid_token' });
  try {
    const { FunctionsClient } = await import('@supabase/functions-js');
    const client = new FunctionsClient(new URL(`${backendUrl}/functions/v1`, location.origin).href, {
      headers: { apikey: backendKey, authorization: `Bearer ${token}` },
    });
    const { data, error } = await client.invoke(name, { method, timeout: patience, ...(body && { body }) });
    if (!error) return { ok: true, value: data as unknown };
    const answer: unknown = error.context;
    if (!(answer instanceof Response) || answer.status >= 500) return { ok: false, because: 'unreachable' };
    return refusal((await answer.json()) as object);
  } catch {
    return { ok: false, because: 'unreachable' };
  }
}

// What our functions say, in the words of the calls of the accounts: one thing, one sentence for it.
const codes: Readonly<Record<string, string>> = {
  invalid_token: 'session_not_found',
  proof_needed: 'reauthentication_needed',
  second_step_needed: 'insufficient_aal',
  too_often: 'over_request_rate_limit',
  wrong_code: 'reauthentication_not_valid',
  wrong_password: 'current_password_invalid',
  wrong_second_code: 'mfa_verification_failed',
};

function refusal({ error, message }: { error?: unknown; message?: unknown }): AccountAnswer<never> {
  const code = String(error ?? '');
  return { ok: false, because: 'refused', code: codes[code] ?? code, message: String(message ?? ''), reasons: [] };
}
