import type { Page } from '@playwright/test';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { withMotion } from './support/motion.ts';

test.use({ contextOptions: withMotion });

/** One address for each way a page is made. */
const templates = [
  '/',
  '/contact?reason=borrow&book=Ruhe',
  '/help-now',
  '/team',
  '/thank-you',
  '/pay-example?amount=1000',
  '/de/no-such-page',
];

/** Notes all that changes in a page from now on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    const name = (node: Node) => `${node.nodeName} ${node.textContent?.slice(0, 60) ?? ''}`;
    new MutationObserver((records) =>
      seen.push(...records.map(({ type, target }) => `${type} ${name(target)}`)),
    ).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    addEventListener('scroll', () => seen.push('scroll'));
    Object.assign(window, { seen });
  });

const changesOf = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: string[] };
    return [...seen, ...document.getAnimations().map(() => 'animation')];
  });

test('CALM-07 left alone for 10 s, no page moves or changes by itself, or asks for anything', async ({ context }) => {
  // The seconds are those of the pages' clock.
  await context.clock.install();
  const pages = await Promise.all(
    templates.map(async (address) => {
      const page = await context.newPage();
      await visit(page, address);
      return page;
    }),
  );
  // What React itself still has to do after it has arrived, such as filling in a prefilled form.
  await context.clock.runFor(1500);
  const asked: string[] = [];
  for (const page of pages) await watch(page);
  context.on('request', (request) => asked.push(request.url()));
  for (let second = 1; second <= 10; second += 1) {
    await context.clock.runFor(1000);
    for (const page of pages) expect([page.url(), await changesOf(page)]).toEqual([page.url(), []]);
  }
  expect(asked).toEqual([]);
});
