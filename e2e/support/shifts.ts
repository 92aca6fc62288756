import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number };

/** Notes every layout shift of the pages that are opened from now on, from the first paint, by its share of the screen. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Waits until a page has come to rest: its fonts and the pictures in sight are there, the browser has nothing to do, and
 * has told what moved.
 */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // What is hidden, and lazy, never comes.
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight;
    });
    await Promise.allSettled(inSight.map((image) => image.decode()));
    const isIdle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
    const isDrawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const each of [isIdle, isDrawn, isDrawn, isIdle]) await each();
  });

/** All that has moved so far on the page that is there. */
export const shiftsSoFar = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
