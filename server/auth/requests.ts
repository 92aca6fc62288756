import type { AuthParts } from './auth-parts.ts';

/** The worker that looks at what was asked for an address. */
export function startRequests(_auth: AuthParts): { readonly kick: () => void; readonly stop: () => Promise<void> } {
  return { kick: () => {}, stop: async () => {} };
}
