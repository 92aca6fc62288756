import { askAccount, type AccountAnswer } from '#app/lib/account.ts';
import { backendKey, backendUrl, patience } from '#app/lib/backend.ts';

/**
 * Fetches the photo of a message for whoever is signed in: functions-js would read a picture as text. Never throws;
 * failures are those of `askAccount`.
 */
export async function fetchPhoto(id: string): Promise<AccountAnswer<Blob>> {
  const signedIn = await askAccount((client) => client.getSession());
  if (!signedIn.ok) return signedIn;
  const token = signedIn.value.session?.access_token;
  if (token === undefined) return refusal('session_not_found');
  try {
    const answer = await fetch(`${backendUrl}/functions/v1/inbox/messages/${id}/photo`, {
      headers: { apikey: backendKey, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patience),
    });
    if (answer.ok) return { ok: true, value: await answer.blob() };
    if (answer.status === 401) return refusal('session_not_found');
    return answer.status === 404 ? refusal('not_found') : { ok: false, because: 'unreachable' };
  } catch {
    return { ok: false, because: 'unreachable' };
  }
}

const refusal = (code: string): AccountAnswer<never> => ({
  ok: false,
  because: 'refused',
  code,
  message: code,
  reasons: [],
});
