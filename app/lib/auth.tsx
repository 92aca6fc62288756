import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { AuthChangeEvent, Session } from '@supabase/auth-js';

/** Where the session lies in the browser's storage, as auth-js writes it. */
export const sessionKey = 'ecosystem-auth';

/** What happened last to the session, in auth-js's words; it has none for a sign-up. */
export type AuthEvent = AuthChangeEvent | 'SIGNED_UP';

/** Who is signed in. `loading` until the stored session was read; without one there is nothing to wait for. */
export type Auth =
  | { readonly status: 'loading'; readonly event?: undefined }
  | { readonly status: 'signed-out'; readonly event?: AuthEvent | undefined }
  | { readonly status: 'signed-in'; readonly event?: AuthEvent | undefined; readonly session: Session };

const loading: Auth = { status: 'loading' };
let auth: Auth = loading;
const listeners = new Set<() => void>();

/** Tells all who show it that the session has changed (app/lib/auth-client.ts). */
export function setAuth(next: Auth): void {
  auth = next;
  // The header shows the way to the account by this mark; the boot script sets it before the first paint.
  document.documentElement.toggleAttribute('data-account', next.status === 'signed-in');
  for (const listener of listeners) listener();
}

/** auth-js is large, so it comes only where a session is stored: now, or when another tab signs in. */
function readStored(): void {
  let isStored = false;
  try {
    isStored = localStorage.getItem(sessionKey) !== null;
  } catch {
    // Storage is switched off: nobody can stay signed in.
  }
  if (isStored) import('./auth-client.ts').catch(() => {});
  else if (auth.status === 'loading') setAuth({ status: 'signed-out' });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Only says that the provider is there. A value that changed would make React draw anew whatever it had not yet
// taken over of the page below it, with all that was typed there.
const AuthContext = createContext(false);

/** Stands once around the site, so that every page knows who is signed in. */
export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    readStored();
    addEventListener('storage', readStored);
    return () => removeEventListener('storage', readStored);
  }, []);
  return <AuthContext value>{children}</AuthContext>;
}

/** Who is signed in (AUTH-01). Throws outside the provider (AUTH-07). */
export function useAuth(): Auth {
  if (!use(AuthContext)) throw new Error('useAuth must be used within an AuthProvider');
  return useSyncExternalStore(
    subscribe,
    () => auth,
    () => loading,
  );
}
