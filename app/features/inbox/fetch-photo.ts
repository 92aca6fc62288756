import { signalAfter } from '#app/lib/browser/signal-after.ts';
import { readToken, refusal, type FunctionAnswer } from '#app/lib/account/ask-function.ts';
import { backendKey, backendUrl, patience } from '#app/lib/backend/backend.ts';
import type { FailureCode } from '#contract/failures.ts';

/**
 * Fetches the photo of a message for whoever is signed in: functions-js would read a picture as text. Never throws;
 * failures are those of `askFunction`.
 */
export async function fetchPhoto(id: string): Promise<FunctionAnswer<Blob>> {
  const token = await readToken();
  if (!token.ok) return token;
  try {
    const answer = await fetch(`${backendUrl}/functions/v1/inbox/messages/${id}/photo`, {
      headers: { apikey: backendKey, authorization: `Bearer ${token.value}` },
      signal: signalAfter(patience),
    });
    if (answer.ok) return { ok: true, value: await answer.blob() };
    if (answer.status === 401) return refusal({ error: 'invalid_token' satisfies FailureCode });
    return answer.status === 404
      ? refusal({ error: 'not_found' satisfies FailureCode })
      : { ok: false, because: 'unreachable' };
  } catch {
    return { ok: false, because: 'unreachable' };
  }
}
