import { inTime } from '#app/lib/backend/backend.ts';

/** What checks and sends the form. Undefined when it cannot be loaded: the connection is gone, or quiet. */
export const loadSending = () => inTime(import('./send-contact.ts')).catch(() => undefined);

/** The confirmation. What is taken apart in the brackets is written out once more by the build. */
export const loadSentView = () => import('./sent-view.tsx').then((view) => view.SentView);

/** Fetches what sending needs while the visitor still types, so that a connection lost later costs nothing. */
export function prepare(): void {
  void loadSending();
  loadSentView().catch(() => {});
}

/**
 * Sends the form as a browser without scripts does, where what sends it otherwise does not come. Out: the page to go to once it
 * has arrived; undefined where the browser shows what is wrong with it. Rejected without an answer.
 */
export async function sendPlain(form: HTMLFormElement, id: string): Promise<string | undefined> {
  const body = new URLSearchParams(new FormData(form) as never);
  body.set('id', id);
  const { redirected, url, status } = await inTime(fetch(form.action, { method: 'POST', body }));
  if (redirected) return url;
  if (status !== 400) throw new Error();
  form.submit();
  return undefined;
}
