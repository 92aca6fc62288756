import type { Page } from '@playwright/test';
import { hold } from './hold.ts';

/**
 * Whether all islands and small scripts are alive that do not wait for a press, and the page's script listens to presses. Before, links
 * and forms do what the browser does, which is another journey. Runs in the page.
 */
export function isAlive(): boolean {
  const isKept = (draft: string) => {
    try {
      return Object.keys({ ...sessionStorage, ...(history.state as object | null) }).some((key) =>
        key.startsWith(draft),
      );
    } catch {
      return false; // Storage is switched off.
    }
  };
  const isDue = (island: HTMLElement) => {
    const { until } = island.dataset;
    if (until === 'account') return localStorage.getItem('ecosystem-auth') !== null;
    if (until === 'query') return location.search !== (document.body.dataset['query'] ?? '');
    if (until?.startsWith('draft:')) return isKept(`${until}:`);
    return until === 'load' || (until === 'shown' && !island.closest('[hidden]'));
  };
  // A page in editing stands there with its texts marked, and nothing in it comes alive.
  const isEdited = (part: HTMLElement) => part.closest('main')?.querySelector('[data-text]') != null;
  const parts = (name: string) => [...document.querySelectorAll<HTMLElement>(name)].filter((part) => !isEdited(part));
  const scripts = parts('[data-script]');
  const awaited = parts('eco-island').filter(isDue);
  return (
    document.documentElement.dataset['listens'] !== undefined &&
    [...awaited, ...scripts].every((island) => island.dataset['state'] === 'alive')
  );
}

/** Waits until the islands are alive. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}

/** Waits until the page's script hears presses, for what keeps islands from coming alive. */
export async function whenItListens(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['listens'] !== undefined);
}

/**
 * Waits until a page whose islands are alive has drawn them and has nothing left to do: what they load by themselves
 * they have asked for by then.
 */
export const whenIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    // A busy machine may have no idle moment at all.
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
    return idle().then(idle);
  });

/** Opens an address and waits until its islands are alive. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenAlive(page);
}

/**
 * Keeps React away from the pages that are opened from now on, until the answer is called; or only some scripts. The
 * page's own script comes: a page that waits for it is not loaded.
 */
export const holdReact = (
  page: Page,
  scripts: string | RegExp = /\/assets\/(?!loader)[^/]+\.js$/u,
): Promise<() => void> => hold(page, scripts);

/** The same for the page's own script, before which none listens. Such a page has come once it is `commit`ted. */
export const holdLoader = (page: Page): Promise<() => void> => hold(page, /\/assets\/loader-[^/]+\.js$/u);
