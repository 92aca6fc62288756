import { wordStarts } from './text-enhancement-words.ts';

const name = 'word-start';
const readText = 'p, li, dd, td';
// What is typed into or pressed, and what must be read letter by letter, stays as it is.
const leftAlone = 'input, textarea, select, button, code, pre, kbd, svg, script, style, [contenteditable]';

/** Paints the starts of the words in <main>. The page itself stays as it is: nothing is wrapped, nothing moves. */
export function paintWordStarts(): void {
  const ranges: StaticRange[] = [];
  const main = document.querySelector('main');
  const texts = document.createTreeWalker(main ?? document.createElement('main'), NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement?.closest(readText) && !text.parentElement.closest(leftAlone)
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  while (texts.nextNode()) {
    const container = texts.currentNode as Text;
    for (const [startOffset, endOffset] of wordStarts(container.data))
      ranges.push(new StaticRange({ startContainer: container, startOffset, endContainer: container, endOffset }));
  }
  CSS.highlights.set(name, new Highlight(...ranges));
}

/** Paints now and after every change of the page, once for each frame. The answer takes everything back. */
export function keepWordStartsPainted(): () => void {
  let frame = 0;
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(paintWordStarts);
  });
  // All of the page: also <main> is another one after an error.
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  paintWordStarts();
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    CSS.highlights.delete(name);
  };
}
