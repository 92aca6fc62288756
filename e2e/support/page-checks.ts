import type { Page } from '@playwright/test';

/** How many pixels a page can be scrolled sideways; none is right. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Controls that are too small to hit: below 24 px, or below 44 px in the header (CALM-17). A link
 * inside a sentence may be as high as its line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]');
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node !== element && node.textContent?.trim());
    return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
      .filter((element) => isSeen(element) && !isInSentence(element))
      .flatMap((element) => {
        // A box to check is hit by its label too.
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const least = element.closest('header') ? 44 : 24;
        // Rounding: 44 px of text units can come out as 43.99.
        if (Math.min(width, height) >= least - 0.1) return [];
        return [`${element.textContent || element.outerHTML}: ${Math.round(width)} × ${Math.round(height)} px`];
      });
  });
}

/** Pictures that are loaded at once though they stand below the first screen. */
export const earlyPictures = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('img:not([loading=lazy])')
    .evaluateAll((all) =>
      all
        .filter((img) => img.getBoundingClientRect().top + scrollY > innerHeight)
        .map((img) => img.getAttribute('src')),
    );

/** Puts the visitor's own style sheet on the page, past the policy that forbids pages to do so. */
export function wearStyles(page: Page, css: string): Promise<void> {
  return page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, await sheet.replace(css)];
  }, css);
}

/** The spacing that text must bear (WCAG 1.4.12). */
export const widelySpaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** A phone on which a page shall not be long: 360 × 740. */
export const phone = { width: 360, height: 740 };

/** How many screens of a phone a page has before its sources, or before its foot where it names none. */
export const phoneScreens = (page: Page): Promise<number> =>
  page.evaluate((height) => {
    const end = document.querySelector('#sources') ?? document.querySelector('footer');
    const top = (end?.getBoundingClientRect().top ?? 0) + scrollY;
    return Math.round((top / height) * 100) / 100;
  }, phone.height);

/** How high parts of a page are, in pixels; one that is not there is NaN. Asked at once: a locator waits for each. */
export const heightsOf = (page: Page, parts: readonly string[]): Promise<number[]> =>
  page.evaluate(
    (parts) => parts.map((part) => document.querySelector(part)?.getBoundingClientRect().height ?? NaN),
    parts,
  );

/** Text that is cut off by its box, or that stands beside the screen. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = (element: Element) => element.textContent?.trim().slice(0, 60) ?? '';
    const isForEars = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1 || element.closest('.heard, [aria-hidden="true"]') !== null;
    };
    const faults: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const hasOwnText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isForEars(element)) continue;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (element instanceof HTMLElement && words(element)) {
        if (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1)
          faults.push(`cut at the side: ${words(element)}`);
        if (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
          faults.push(`cut below: ${words(element)}`);
      }
      if (!hasOwnText) continue;
      // The skip link waits above the page until it has the focus.
      const isWaiting = position === 'absolute' && element.getBoundingClientRect().bottom < 0;
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      if (!isWaiting && (left < -1 || right > innerWidth + 1)) faults.push(`beside the screen: ${words(element)}`);
    }
    return faults;
  });
}

/** Lets the next Tab reach the first stop of the page again, as if it had just been loaded. */
const startOver = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.blur();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });

type Stops = { readonly faults: string[]; count: number; isOver: boolean };

/** Tabs through the whole page; tells where the focus was hidden, even partly, or outside of the screen (CALM-08). */
export async function coveredFocus(page: Page): Promise<string[]> {
  await startOver(page);
  // Looked at inside the page, at each stop: to ask after every key takes ten times as long.
  await page.evaluate(() => {
    const stops: Stops = { faults: [], count: 0, isOver: false };
    const look = (element: Element): string => {
      const words = `${element.tagName} ${element.textContent?.trim().slice(0, 60) || element.id}`;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `outside: ${words}`;
      const header = document.querySelector('header');
      if (!header || header.contains(element) || getComputedStyle(header).position !== 'fixed') return '';
      const bar = header.getBoundingClientRect();
      const isSkipLink = element.getAttribute('href') === '#main';
      return !isSkipLink && top < bar.bottom && bottom > bar.top ? `under the header: ${words}` : '';
    };
    // Each stop is looked at when the next key comes: what follows from the focus has then happened.
    addEventListener(
      'keydown',
      () => {
        const element = document.activeElement;
        if (stops.isOver || !element || element === document.body) return;
        // Of the way that the page was scrolled the header would hear with the next frame only.
        dispatchEvent(new Event('scroll'));
        stops.count += 1;
        const fault = look(element);
        if (fault) stops.faults.push(fault);
      },
      true,
    );
    // Behind the last one the focus goes to the browser.
    addEventListener('focusout', ({ relatedTarget }) => (stops.isOver ||= relatedTarget === null), true);
    Object.assign(window, { stops });
  });
  let stops: Stops = { faults: [], count: 0, isOver: false };
  // The key goes down and not up: a browser goes on with the first, and takes half as long.
  const keys = await page.context().newCDPSession(page);
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  while (!stops.isOver && stops.count < 300) {
    await Promise.all(Array.from({ length: 30 }, () => keys.send('Input.dispatchKeyEvent', tab)));
    stops = await page.evaluate(() => (window as unknown as { stops: Stops }).stops);
  }
  await keys.detach();
  await startOver(page);
  if (!stops.isOver) return ['Tab never comes to an end'];
  return stops.count > 10 ? stops.faults : [`only ${stops.count} stops for Tab`];
}
