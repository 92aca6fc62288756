import type { Page } from '@playwright/test';

type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } };

/**
 * Whether React has taken over the prerendered page. It says so nowhere but in its own notes on the document; before,
 * links and forms do what the browser does, which is another journey. Runs in the page.
 */
export function isAlive(): boolean {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
  const notes = document as unknown as Record<string, Root>;
  return key !== undefined && notes[key]?.stateNode.current.memoizedState.isDehydrated === false;
}

/** Waits until React has taken over. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}

/** Opens an address and waits until React has taken over. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenAlive(page);
}

/** Keeps React away from the pages that are opened from now on, until the answer is called; or only some scripts. */
export async function holdReact(page: Page, scripts = '**/assets/*.js'): Promise<() => void> {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(scripts, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}
