import { signalAfter } from '#app/lib/browser/signal-after.ts';
import { backendUrl, patience } from './backend.ts';

/** Where number and link are asked for by mail. A form without scripts posts to the same address. */
export const statusMailAction = `${backendUrl}/functions/v1/mail-status`;

/** Asks for the number and the link of a message by mail. Out: whether it is on its way, as far as anybody may know. */
export async function sendStatusMail(status: string): Promise<boolean> {
  try {
    const answer = await fetch(statusMailAction, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ status }),
      referrerPolicy: 'no-referrer',
      signal: signalAfter(patience),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
