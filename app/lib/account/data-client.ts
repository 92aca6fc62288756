import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient } from '@supabase/storage-js';
import { backendKey, backendUrl, patience } from '#app/lib/backend/backend.ts';
import { readToken } from './ask-function.ts';

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

// A call may bring a token of its own.
async function fetchAsMyself(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (headers.has('authorization')) return fetch(input, { ...init, headers });
  const token = await readToken();
  // Whoever is signed in must not be taken for a visitor, who sees less, because their token could not be renewed.
  if (!token.ok && token.because === 'unreachable') throw new TypeError('Failed to fetch');
  headers.set('authorization', `Bearer ${token.ok ? token.value : backendKey}`);
  return fetch(input, { ...init, headers });
}
