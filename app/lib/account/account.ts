import type { AuthError } from '@supabase/auth-js';
import { inTime } from '#app/lib/backend/backend.ts';
import type { CallAnswer } from '#app/lib/backend/call.ts';
import type { AccountCode } from '#contract/failures.ts';

const load = () => import('./auth-client.ts');

/** Fetches what signing in needs while somebody still types, so that a connection lost later loses nothing. */
export const prepareAccount = (): void => void load().catch(() => {});

type Client = Awaited<ReturnType<typeof load>>['authClient'];

/** The shape that all answers of auth-js have in common. */
export type AnyAnswer = { data: unknown; error: AuthError | null };
/** What an answer holds when it is a good one: auth-js answers with one shape for each case. */
type Good<Given> = Given extends AnyAnswer ? (null extends Given['error'] ? NonNullable<Given['data']> : never) : never;

/**
 * Makes one call of the accounts with the real client, which is loaded for it:
 * `askAccount((client) => client.signInWithPassword({ email, password }))`. Never throws.
 */
export async function askAccount<Given extends AnyAnswer>(
  call: (client: Client) => Promise<Given>,
): Promise<CallAnswer<Good<Given>, AccountCode>> {
  try {
    const { data, error } = await call((await inTime(load())).authClient);
    if (!error) return { ok: true, value: data as Good<Given> };
    // auth-js's name for "try again later": no connection, or an answer of 500 and above.
    if (error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError')
      return { ok: false, because: 'unreachable' };
    return {
      ok: false,
      because: 'refused',
      // A code of a newer server has no words here, and passes as one that nobody asks about.
      code: (error.code ?? error.name) as AccountCode,
      message: error.message,
      reasons: 'reasons' in error ? (error.reasons as string[]) : [],
    };
  } catch {
    return { ok: false, because: 'unreachable' };
  }
}
