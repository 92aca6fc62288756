import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient } from '@supabase/storage-js';
import { askAccount } from './account.ts';
import { backendKey, backendUrl } from './config.ts';

/**
 * The tables and the files of the backend, for whoever is signed in. The panels of the team load this file on request:
 * no page needs it for its visitors.
 */
export const tables = new PostgrestClient(addressOf('rest'), { headers: { apikey: backendKey }, fetch: fetchAsMyself });
export const files = new StorageClient(addressOf('storage'), { apikey: backendKey }, fetchAsMyself);

function addressOf(area: string): string {
  return new URL(`${backendUrl}/${area}/v1`, location.origin).href;
}

// The token is asked for at each call: it counts for minutes, and auth-js fetches the next one when it must.
async function fetchAsMyself(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const signedIn = await askAccount((client) => client.getSession());
  const token = signedIn.ok ? signedIn.value.session?.access_token : undefined;
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token ?? backendKey}`);
  return fetch(input, { ...init, headers });
}
