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

test('CALM-07 left alone for 10 s, no page moves or changes by itself', async ({ context }) => {
  const watched = templates.map(async (address) => {
    const page = await context.newPage();
    await visit(page, address);
    // What React itself still has to do after it has arrived, such as filling in a prefilled form.
    await page.waitForTimeout(1500);
    const changes = await page.evaluate(async () => {
      const seen: string[] = [];
      const name = (node: Node) => `${node.nodeName} ${node.textContent?.slice(0, 60) ?? ''}`;
      new MutationObserver((records) =>
        seen.push(...records.map(({ type, target }) => `${type} ${name(target)}`)),
      ).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      addEventListener('scroll', () => seen.push('scroll'));
      const until = performance.now() + 10_000;
      while (performance.now() < until) {
        seen.push(...document.getAnimations().map(() => 'animation'));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return seen;
    });
    expect(changes, address).toEqual([]);
    await page.close();
  });
  await Promise.all(watched);
});
