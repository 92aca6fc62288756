import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { everyPage } from './addresses.ts';
import { visit } from './alive.ts';
import { expect, test } from './live-test.ts';
import { client } from './weight.ts';

/** Every sheet that an island may load later, the last one first: whatever order they come in, it must not matter. */
const sheets = (existsSync(client) ? readdirSync(join(client, 'assets')) : [])
  .filter((file) => file.endsWith('.css'))
  .toSorted()
  .toReversed()
  .map((file) => `/assets/${file}`);

/** How every element looks, in words: its path, and all that its styles come to, with what stands before and after it. */
function look(): string[] {
  // What moves by itself is not looked at in the middle of it.
  for (const animation of document.getAnimations()) animation.finish();
  return [...document.querySelectorAll('body, body *')].flatMap((element, index) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return '';
      const name = `${index} ${element.tagName}.${element.className}${part ?? ''}`;
      return `${name} ${[...style].map((property) => `${property}: ${style.getPropertyValue(property)}`).join('; ')}`;
    }),
  );
}

/** Loads them as Vite does. Out: once all of them count. */
async function load(addresses: readonly string[]): Promise<void> {
  for (const href of addresses)
    await new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => reject(new Error(href)));
      document.head.append(link);
    });
}

/** What of an element is no longer as it was. */
function differences(before: string, after: string): string[] {
  if (before === after) return [];
  const was = new Set(before.split('; '));
  return after
    .split('; ')
    .filter((each) => !was.has(each))
    .map((each) => `${after.split(' ', 2).join(' ')} ${each}`);
}

// One language: the rules know none.
for (const address of everyPage.filter((each) => !/^\/de(\/|$)/u.test(each)))
  test(`CSS: what comes late changes nothing on ${address}`, async ({ page }) => {
    expect(sheets.length).toBeGreaterThan(20);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await visit(page, address);
      // What an island asks for at once has come.
      await page.waitForLoadState('networkidle');
      const before = await page.evaluate(look);
      await page.evaluate(load, sheets);
      const after = await page.evaluate(look);
      expect(after.flatMap((each, index) => differences(before[index] ?? '', each))).toEqual([]);
    }
  });
