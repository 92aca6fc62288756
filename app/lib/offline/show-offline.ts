import { makeElement } from '#app/lib/browser/make-element.ts';
import { pageLocale } from '#app/lib/browser/page-locale.ts';
import { pathTo } from '#app/paths.ts';
import { offlineWords as words } from '#content/frame/offline-kept.ts';
import { inLocale, splitLocale } from '#contract/locale.ts';
import { wordsIn } from '#contract/words.ts';
import { keepOffline, keptPages, removeOffline, whatIsKept } from './offline.ts';

/** Brings app/parts/offline-part.tsx to life. Out: does what its first button says. */
export function showOffline(part: HTMLElement): () => void {
  const locale = pageLocale();
  const t = wordsIn(locale);
  const keepButton = part.querySelector('button');
  const [offer, kept] = part.querySelectorAll(':scope > div');
  // Both have the same look.
  const removeButton = keepButton?.cloneNode() as HTMLButtonElement;
  const sentence = makeElement('p', { tabindex: '-1' });
  const outcome = makeElement('p', { tabindex: '-1' });
  const list = inLocale(pathTo('offline'), locale);
  const grows = makeElement('p', {}, `${t(words.grows)} `);
  if (document.body.dataset['at'] !== list) grows.append(makeElement('a', { href: list }, t(words.which)));
  removeButton.append(t(words.remove));
  kept?.replaceChildren(sentence, grows, removeButton);
  offer?.append(outcome);
  let isBusy = false;

  async function look(): Promise<void> {
    const now = await whatIsKept();
    const size = ((now?.bytes ?? 0) / 1e6).toLocaleString(locale, { maximumFractionDigits: 1 });
    sentence.textContent = t(words.kept, { pages: String(now?.pages ?? 0), size });
    part.dataset['is'] = now ? 'kept' : 'not';
    void listPages(document.querySelector<HTMLElement>('[data-kept-pages]')).catch(() => {});
  }

  /**
   * The button that was pressed is gone afterwards, so the focus goes to the words that say what became of it: unless somebody
   * has gone on meanwhile, which they have two minutes for.
   */
  async function answer(button: Element, work: () => Promise<void>, done: string, failed: string): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    const name = button.textContent;
    // What removes is done at once.
    if (button === keepButton) button.textContent = t(words.busy);
    outcome.textContent = await work().then(
      () => done,
      () => failed,
    );
    button.textContent = name;
    const isHere = [button, document.body].includes(document.activeElement ?? button);
    await look().catch(() => {});
    if (isHere) (part.dataset['is'] === 'kept' ? sentence : outcome).focus({ preventScroll: true });
    isBusy = false;
  }

  const keep = () => keepButton && void answer(keepButton, keepOffline, '', t(words.failed));
  keepButton?.addEventListener('click', keep);
  removeButton.addEventListener(
    'click',
    () => void answer(removeButton, removeOffline, t(words.removed), t(words.stuck)),
  );
  void look().catch(() => {});
  return keep;
}

/** The pages that are kept, on the page that says so (app/pages/offline.tsx). */
async function listPages(list: HTMLElement | null): Promise<void> {
  if (!list) return;
  const locale = pageLocale();
  const here = document.body.dataset['at'];
  const pages = (await keptPages()).filter(({ path }) => splitLocale(path).locale === locale && path !== here);
  pages.sort((one, other) => one.title.localeCompare(other.title, locale));
  list.hidden = pages.length === 0;
  list.replaceChildren(
    ...pages.map(({ path, title }) => makeElement('li', {}, makeElement('a', { href: path }, title))),
  );
}
