import type { Page } from '@playwright/test';

/** Notes from now on what is said by itself: by every live region, also by an alert that comes later, and by a heading that gets the focus. */
export function noteWhatIsHeard(page: Page): Promise<void> {
  return page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) heard.push(target.innerText);
    });
    const alert = '[role="alert"]';
    const live = `:is(${alert}, [role="status"], [aria-live]):not([aria-live="off"])`;
    new MutationObserver((changes) => {
      // What comes or becomes a region with its words says nothing, but an alert: a screen reader must know of it before.
      const unknown = new Set(
        changes.flatMap(({ target, addedNodes, type }) => (type === 'attributes' ? [target] : [...addedNodes])),
      );
      const added = changes.flatMap(({ target, addedNodes, type }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      for (const node of added) {
        const element = node instanceof Element ? node : node.parentElement;
        // Inside of what is inert nothing is said.
        if (document.querySelector('dialog:modal') && !element?.closest('dialog:modal')) continue;
        const region = element?.closest(live);
        const isKnown = region && (!unknown.has(region) || region.matches(alert));
        const saying = isKnown ? [element] : [...(element?.querySelectorAll(alert) ?? [])];
        for (const each of saying) if (each?.textContent) heard.push(each.textContent);
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
