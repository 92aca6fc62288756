import { createContext, use, type ReactNode } from 'react';
import { useStore } from '#app/lib/browser/use-store.ts';
import { auth, loading, type Auth } from './session.ts';

// Only says that the provider is there. A value that changed would make React draw anew whatever it had not yet
// taken over of the page below it, with all that was typed there.
const AuthContext = createContext(false);

/** Stands around every island (app/islands/island-root.tsx). The session itself is one for all of them. */
export function AuthProvider({ children }: { children: ReactNode }) {
  return <AuthContext value>{children}</AuthContext>;
}

/** Who is signed in (AUTH-01). Throws outside the provider (AUTH-07). */
export function useAuth(): Auth {
  if (!use(AuthContext)) throw new Error('useAuth must be used within an AuthProvider');
  return useStore(auth, loading);
}
