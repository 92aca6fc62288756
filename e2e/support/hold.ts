import type { Page, Route } from '@playwright/test';

export const letThrough = (route: Route): Promise<void> => route.continue();

/** Lets what was kept back go; `count`: how much that was so far. */
export type Held = (() => void) & { count: number };

/**
 * Keeps back whatever pages ask for at these addresses from now on, be it by one method alone, until the answer is called:
 * then `end` has it.
 */
export async function hold(
  page: Page,
  what: string | RegExp,
  end: (route: Route) => Promise<void> = letThrough,
  method?: string,
): Promise<Held> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = Object.assign(() => resolve(), { count: 0 });
  await page.route(what, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    held.count += 1;
    await promise;
    await end(route);
  });
  return held;
}

/** Lets what is asked for arrive, but not its answer. */
export async function withoutAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** The same for whatever pages ask for at these addresses from now on, be it by one method alone. */
export const loseAnswers = (page: Page, what: string, method?: string): Promise<unknown> =>
  page.route(what, (route) =>
    method === undefined || route.request().method() === method ? withoutAnswer(route) : route.fallback(),
  );
