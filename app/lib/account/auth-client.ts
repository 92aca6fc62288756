import { AuthClient, type AuthChangeEvent, type Session } from '@supabase/auth-js';
import { backendKey, backendUrl, patience } from '#app/lib/backend/backend.ts';
import { signalAfter } from '#app/lib/browser/signal-after.ts';
import { draftOwner } from '#app/lib/forms/draft-memory.ts';
import { onLeftElsewhere } from './forget-typed.ts';
import { auth, sessionKey, setAuth, storedSession } from './session.ts';

/**
 * The one client of the accounts in this tab. It keeps the session in the browser's storage, renews it
 * before it ends (AUTH-11) and tells the other tabs. Loading this file starts it.
 */
export const authClient = new AuthClient({
  url: new URL(`${backendUrl}/auth/v1`, location.origin).href,
  headers: { apikey: backendKey },
  storageKey: sessionKey,
  // auth-js waits for ever where a connection has gone quiet.
  fetch: (address, call) => fetch(address, { ...call, signal: signalAfter(patience) }),
  // Our own pages read what stands in the links of our mails (app/pages/account.tsx).
  detectSessionInUrl: false,
  experimental: { recoveryCodes: true },
});

authClient.onAuthStateChange(note);

function note(event: AuthChangeEvent, session: Session | null): void {
  if (session) {
    draftOwner.id = session.user.id;
    setAuth({ status: 'signed-in', event, session });
    // That the session is gone is heard after why.
  } else if (auth.get().event !== 'LEFT') setAuth({ status: 'signed-out', event });
}

onLeftElsewhere(() => setAuth({ status: 'signed-out', event: 'LEFT' }));

// A page that was kept aside heard nothing meanwhile. What it shows may belong to somebody who has left since.
addEventListener('pageshow', ({ persisted }) => {
  const shown = auth.get();
  if (!persisted || shown.status !== 'signed-in' || isStoredFor(shown.session.user.id)) return;
  setAuth({ status: storedSession() ? 'loading' : 'signed-out' });
  void authClient.getSession().then(({ data }) => note('INITIAL_SESSION', data.session));
});

const isStoredFor = (userId: string): boolean => storedSession()?.user?.id === userId;
