import type { Page } from '@playwright/test';

/** Keeps back whatever pages ask for at these addresses from now on, until the answer is called. */
export async function hold(page: Page, what: string | RegExp): Promise<() => void> {
  let letGo = (): void => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(what, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}
