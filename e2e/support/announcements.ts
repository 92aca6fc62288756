import type { Page } from '@playwright/test';

/** Notes from now on what is said by itself: by every live region, also one that comes later, and by a heading that gets the focus. */
export function noteWhatIsHeard(page: Page): Promise<void> {
  return page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) heard.push(target.innerText);
    });
    const live = ':is([role="alert"], [role="status"], [aria-live]):not([aria-live="off"])';
    new MutationObserver((changes) => {
      // What becomes a region with its words says nothing: a screen reader must know of it before.
      const becoming = new Set(changes.map(({ target, type }) => (type === 'attributes' ? target : undefined)));
      const added = changes.flatMap(({ target, addedNodes, type }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      for (const node of added) {
        const element = node instanceof Element ? node : node.parentElement;
        // Inside of what is inert nothing is said.
        const isSilent = document.querySelector('dialog:modal') && !element?.closest('dialog:modal');
        const regions = element?.closest(live) ? [element] : [...(element?.querySelectorAll(live) ?? [])];
        const isNew = becoming.has(element?.closest(live) ?? undefined);
        for (const { textContent } of isSilent || isNew ? [] : regions) if (textContent) heard.push(textContent);
      }
    }).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['role', 'aria-live'],
    });
  });
}

/** What was said since then. */
export const whatWasHeard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Each time since then that something with these words in it was said. */
export const timesHeard = async (page: Page, words: string): Promise<string[]> =>
  (await whatWasHeard(page)).filter((said) => said.includes(words));
