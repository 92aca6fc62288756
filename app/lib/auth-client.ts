import { AuthClient } from '@supabase/auth-js';
import { sessionKey, setAuth } from './auth.tsx';
import { backendKey, backendUrl } from './config.ts';

/**
 * The one client of the accounts in this tab. It keeps the session in the browser's storage, renews it
 * before it ends (AUTH-11) and tells the other tabs. Loading this file starts it.
 */
export const authClient = new AuthClient({
  url: new URL(`${backendUrl}/auth/v1`, location.origin).href,
  headers: { apikey: backendKey },
  storageKey: sessionKey,
  // Our own pages read what stands in the links of our mails (app/pages/auth).
  detectSessionInUrl: false,
  experimental: { recoveryCodes: true },
});

authClient.onAuthStateChange((event, session) => {
  setAuth(session ? { status: 'signed-in', event, session } : { status: 'signed-out', event });
});
