import { makeElement } from '#app/lib/browser/make-element.ts';
import { pageLocale } from '#app/lib/browser/page-locale.ts';
import { explainWords as words } from '#content/frame/explain-word.ts';
import { wordsIn } from '#contract/words.ts';
import styles from './explain-word.module.css';
import { keepBeside } from './keep-beside.ts';
import { readEntry, type Entry } from './read-entry.ts';

let shown: { readonly word: HTMLElement; readonly close: () => void } | undefined;
/** The word that was pressed last. What comes for another one is too late. */
let awaited: HTMLElement | undefined;

/** Explains a word beside it; the second press closes it. Rejected where the explanation cannot be had. */
export async function explain(word: HTMLAnchorElement): Promise<void> {
  if (shown?.word === word) return shown.close();
  awaited = word;
  const entry = await readEntry(word);
  if (awaited !== word) return;
  awaited = undefined;
  shown?.close();
  show(word, entry);
}

function show(word: HTMLAnchorElement, entry: Entry): void {
  const life = new AbortController();
  const { signal } = life;
  const panel = panelOf(word, entry, close);
  // At the end of the text, so that Tab goes on where it was: above the page, or where a browser knows no popovers, in it.
  (word.closest('p, li, dd, td, blockquote') ?? word).append(panel);
  word.setAttribute('aria-expanded', 'true');
  shown = { word, close };
  keepBeside(panel, word, signal);
  panel.focus({ preventScroll: true });

  const isBeside = (event: Event) => !event.composedPath().some((place) => place === panel || place === word);
  for (const sign of ['pointerup', 'focusin'])
    addEventListener(sign, (event) => isBeside(event) && close(), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  // Whoever comes back finds nothing open above the page.
  addEventListener('pagehide', close, { signal });

  function close(): void {
    life.abort();
    shown = undefined;
    word.removeAttribute('aria-expanded');
    const { activeElement: focused } = document;
    // What else got the focus keeps it.
    if (focused === document.body || panel.contains(focused)) word.focus({ preventScroll: true });
    panel.remove();
  }
}

function panelOf(word: HTMLAnchorElement, { term, meaning, source }: Entry, onClose: () => void): HTMLElement {
  const t = wordsIn(pageLocale());
  const button = makeElement('button', { type: 'button' }, t(words.close));
  button.addEventListener('click', onClose);
  return makeElement(
    'div',
    {
      class: styles.panel ?? '',
      role: 'dialog',
      tabindex: '-1',
      'aria-labelledby': 'explained-term',
      'aria-describedby': 'explained-meaning',
    },
    makeElement('strong', { id: 'explained-term' }, term),
    makeElement('p', { id: 'explained-meaning' }, ...meaning),
    ...(source ? [makeElement('p', { class: styles.source ?? '' }, `${t(words.source)} `, source)] : []),
    makeElement('div', { class: styles.ways ?? '' }, makeElement('a', { href: word.href }, t(words.all)), button),
  );
}
