import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { findKept } from '#app/lib/browser/kept.ts';
import { store } from '#app/lib/browser/store.ts';

/** Where the session lies in the browser's storage, as auth-js writes it. */
export const sessionKey = 'ecosystem-auth';

/**
 * What happened last to the session, in auth-js's words; it has none for a sign-up, nor for somebody who left by themselves
 * in another tab, with whom all goes that they typed.
 */
type AuthEvent = AuthChangeEvent | 'SIGNED_UP' | 'LEFT';

/** Who is signed in. `loading` until the stored session was read; without one there is nothing to wait for. */
export type Auth =
  | { readonly status: 'loading'; readonly event?: undefined }
  | { readonly status: 'signed-out'; readonly event?: AuthEvent | undefined }
  | { readonly status: 'signed-in'; readonly event?: AuthEvent | undefined; readonly session: Session };

export const loading: Auth = { status: 'loading' };

/** The session of this tab, which all islands of a page share. Only `setAuth` sets it. */
export const auth = store<Auth>(loading);

/** Tells all who show it that the session has changed (app/lib/account/auth-client.ts). */
export function setAuth(next: Auth): void {
  // The header shows the way to the account by this mark; the boot script sets it before the first paint.
  if (next.status !== 'loading') document.documentElement.toggleAttribute('data-account', next.status === 'signed-in');
  auth.set(next);
}

/** The session as it lies in the storage, if one does; where that is switched off nobody can stay signed in. */
export const storedSession = () => findKept(sessionKey) as Session | null | undefined;

/**
 * Follows the stored session from now on, also of other tabs. What reads it is large, so it comes only where one is stored.
 */
export function followSession(bring: () => Promise<unknown>): void {
  function look(): void {
    if (storedSession()) bring().catch(() => {});
    else if (auth.get().status === 'loading') setAuth({ status: 'signed-out' });
  }
  look();
  addEventListener('storage', look);
  addEventListener('pageshow', ({ persisted }) => persisted && look());
}
