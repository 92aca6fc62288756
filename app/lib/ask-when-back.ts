import { sentWords } from '#content/contact/sent.ts';
import { splitLocale } from '#contract/locale.ts';
import { wordsIn } from '#contract/words.ts';
import { backendUrl } from './backend.ts';
import { isUnsent } from './sent-draft.ts';
import { showToast } from './toasts.ts';

/** In milliseconds: how often the server is looked for while the page is seen. */
const rest = 10_000;

let asking: AbortController | undefined;

/** Somebody sends, so there is nothing to ask. */
export const askNoMore = (): void => asking?.abort();

/**
 * Asks whether a message that found no connection shall be sent, once there is one. It is never sent by itself: what
 * somebody wrote hours ago they may not want to say any more.
 */
export async function askWhenBack(id: string): Promise<void> {
  asking = new AbortController();
  const { signal } = asking;
  // Whoever can be reached was not away: what was said already is all there is to say.
  if (await isThere()) return;
  do await pause(signal);
  while (!signal.aborted && !(await isThere()));
  if (signal.aborted || !isUnsent(id)) return;
  const t = wordsIn(splitLocale(location.pathname).locale);
  showToast({ title: t(sentWords.back), text: t(sentWords.sendNow), stays: true });
}

/** Whether the server that takes messages answers anything at all. */
const isThere = (): Promise<boolean> =>
  fetch(new URL(`${backendUrl}/functions/v1/send-email`, location.origin), {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
  }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Until the browser says that it is online, or for a while in which the page is seen. */
const pause = (signal: AbortSignal): Promise<unknown> =>
  new Promise((done) => {
    addEventListener('online', done, { once: true, signal });
    const next = () => (document.hidden ? setTimeout(next, rest) : done(undefined));
    setTimeout(next, rest);
    signal.addEventListener('abort', done);
  });
