import type { Page, Route } from '@playwright/test';

/** Keeps back whatever pages ask for at these addresses from now on, until the answer is called: then `end` has it. */
export async function hold(
  page: Page,
  what: string | RegExp,
  end: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let letGo = (): void => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(what, async (route) => {
    await isLetGo;
    await end(route);
  });
  return letGo;
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
