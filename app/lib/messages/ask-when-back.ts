import { backendUrl } from '#app/lib/backend/backend.ts';
import { findKept } from '#app/lib/browser/kept.ts';
import { pageLocale } from '#app/lib/browser/page-locale.ts';
import { showToast } from '#app/lib/browser/toasts.ts';
import { alwaysPlainKey } from '#app/lib/view/reading.ts';
import { pathTo } from '#app/paths.ts';
import { sentWords } from '#content/contact/sent.ts';
import { languageOf } from '#contract/date-in-words.ts';
import { inLocale } from '#contract/locale.ts';
import { wordsIn } from '#contract/words.ts';
import { unsentDraft } from './sent-draft.ts';
import { findUnsent, keepUnsent } from './unsent.ts';

/** In milliseconds: how often the server is looked for while the page is seen. */
const rest = 10_000;

/** The event with which somebody sends. */
const sending = 'message-sending';

let asking: AbortController | undefined;

/** Somebody sends, so there is nothing to ask. */
export function askNoMore(id: string): void {
  asking?.abort();
  dispatchEvent(new Event(sending));
  if (findUnsent()?.id === id) keepUnsent();
}

/**
 * Asks whether a message that found no connection shall be sent, once there is one. It is never sent by itself: what
 * somebody wrote hours ago they may not want to say any more. Whoever leaves the page before is asked on another.
 */
export async function askWhenBack(id: string): Promise<void> {
  const { signal } = (asking = new AbortController());
  keepUnsent({ id, at: Date.now() });
  // Whoever can be reached was not away: what was said already is all there is to say.
  if (await isThere()) return void keepUnsent();
  await pause(signal);
  await untilThere(signal);
  if (signal.aborted) return;
  keepUnsent();
  if (unsentDraft(id)) askHere();
}

/** The same for what found none on an earlier page of this tab: once, with the way to its form. */
export async function askLater(): Promise<void> {
  const { signal } = (asking = new AbortController());
  await untilThere(signal);
  const unsent = findUnsent();
  if (signal.aborted || !unsent) return;
  keepUnsent();
  const { form = '', variant = '' } = unsentDraft(unsent.id) ?? {};
  // What was written in a dialog stands in it again. It has no address.
  if (!isPage(form)) return;
  const locale = pageLocale();
  const page = inLocale(pathTo(pages[form]), locale);
  if (page === location.pathname) return askHere();
  const t = wordsIn(locale);
  const time = new Intl.DateTimeFormat(languageOf(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(
    unsent.at,
  );
  showToast({
    title: t(sentWords.notYet, { time }),
    // Whoever has plain pages come first would be led past the form, to the page that has none.
    link: { href: page + (variant || (findKept(alwaysPlainKey) ? '#full' : '')), text: t(sentWords.look) },
    close: t(sentWords.notNow),
    stays: true,
  });
}

/** The forms that are pages, by the names of their drafts. */
const pages = {
  contact: 'contact',
  'find-the-lost': 'services/find-the-lost',
  'lost-item': 'services/lost-something',
  'bank-transfer': 'support',
} as const;
const isPage = (form: string): form is keyof typeof pages => form in pages;

/** Asks where the form stands. */
function askHere(): void {
  const t = wordsIn(pageLocale());
  showToast({ title: t(sentWords.back), text: t(sentWords.sendNow), stays: true, until: sending });
}

async function untilThere(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isThere())) await pause(signal);
}

/** Whether the server that takes messages answers anything at all. */
const isThere = (): Promise<boolean> =>
  fetch(`${backendUrl}/functions/v1/send-email`, {
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
