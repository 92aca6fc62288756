import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient } from '@supabase/storage-js';
import { backendKey, backendUrl, patience } from '#app/lib/backend/backend.ts';
import { askAccount } from './account.ts';

/**
 * The tables and the files of the backend, for whoever is signed in. The panels of the team load this file on request:
 * no page needs it for its visitors. Failures are values: without an answer the tables say `status: 0` and no code.
 */
export const tables = new PostgrestClient(addressOf('rest'), {
  // What our server itself says of a failure is read on this page.
  headers: { apikey: backendKey, 'accept-language': document.documentElement.lang },
  fetch: fetchAsMyself,
  timeout: patience,
  // It would wait up to a minute between tries, as a server says that has no database. People have a button.
  retry: false,
});
/** Files take as long as they are large. */
export const files = new StorageClient(addressOf('storage'), { apikey: backendKey }, fetchAsMyself);

function addressOf(area: string): string {
  return new URL(`${backendUrl}/${area}/v1`, location.origin).href;
}

// The token is asked for at each call that brings none: it counts for minutes, and auth-js fetches the next one when it must.
async function fetchAsMyself(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (headers.has('authorization')) return fetch(input, { ...init, headers });
  const signedIn = await askAccount((client) => client.getSession());
  // Whoever is signed in must not be taken for a visitor, who sees less, because their token could not be renewed.
  if (!signedIn.ok && signedIn.because === 'unreachable') throw new TypeError('Failed to fetch');
  const token = signedIn.ok ? signedIn.value.session?.access_token : undefined;
  headers.set('authorization', `Bearer ${token ?? backendKey}`);
  return fetch(input, { ...init, headers });
}
