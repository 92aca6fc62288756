import type { Page } from '@playwright/test';

/**
 * Words of headings, buttons and links that stand alone which are divided over two lines elsewhere than at a soft or a
 * written hyphen, as `Selbsteinschätzun/g`.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const standsAlone = (element: Element) =>
      element.matches('h1, h2, h3, h4, button, summary') || getComputedStyle(element).display !== 'inline';
    const looked = [...document.querySelectorAll('h1, h2, h3, h4, button, summary, a')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && standsAlone(element),
    );
    const found: string[] = [];
    for (const element of looked) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: part, index } of (text.textContent ?? '').matchAll(/[^\s\u00AD\u200B–—/-]+/gu)) {
          // An address may be divided anywhere.
          if (/\w\.\w/u.test(part)) continue;
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + part.length);
          const [first, ...more] = range.getClientRects();
          if (more.every(({ top }) => top === first?.top)) continue;
          const tops = new Set<number>();
          for (let at = index; at < index + part.length; at += 1) {
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            // Before what begins a line the hyphen at the end of the last line counts as well.
            const drawn = [...range.getClientRects()].at(-1);
            if (drawn) tops.add(Math.round(drawn.top));
          }
          if (tops.size > 1) found.push(`${part} (${element.tagName.toLowerCase()}: ${element.textContent?.trim()})`);
        }
    }
    return [...new Set(found)];
  });
}
