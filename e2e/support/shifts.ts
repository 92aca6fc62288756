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

/** All that has moved so far on the page that is there. */
export const shiftsSoFar = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
