import type { Provider } from '@supabase/auth-js';
import { askAccount } from '#app/lib/account/account.ts';
import type { CallAnswer } from '#app/lib/backend/call.ts';
import { authSettings, authUrl } from '#app/lib/account/auth-settings.ts';
import { sessionKey } from '#app/lib/account/session.ts';
import { backendKey } from '#app/lib/backend/backend.ts';

/** The services that the server lets people sign in with, by GoTrue's names. None where it does not answer. */
export async function offeredServices(): Promise<ReadonlySet<string>> {
  const { external = {} } = await authSettings();
  return new Set(Object.entries(external).flatMap(([name, isOffered]) => (isOffered === true ? [name] : [])));
}

/**
 * The address at which another service asks somebody to sign in. It comes back to `wayBack` with a code that only
 * this browser can use (PKCE): so nobody can be led here with a link that signs them in to a stranger's account.
 */
export async function wayToService(service: string, wayBack: string): Promise<string | undefined> {
  // Large, and the buttons stand on a page where most people sign in otherwise.
  const { AuthClient } = await import('@supabase/auth-js');
  const client = new AuthClient({
    url: authUrl(),
    headers: { apikey: backendKey },
    storageKey: sessionKey,
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  const { data } = await client.signInWithOAuth({
    // The type lists the services that Supabase hosts.
    provider: service as Provider,
    options: { redirectTo: wayBack, skipBrowserRedirect: true },
  });
  return data.url ?? undefined;
}

/** Begins the session with the code that another service's way back ends with. */
export const comeFromService = (code: string, flowId: string | undefined): Promise<CallAnswer<unknown>> =>
  askAccount((client) => client.exchangeCodeForSession(code, flowId === undefined ? undefined : { flowId }));
