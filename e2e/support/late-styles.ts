import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { client, htmlOf } from './weight.ts';

/** Every sheet that an island may load later, the last one first: whatever order they come in, it must not matter. */
export const lateSheets: readonly string[] = (existsSync(client) ? readdirSync(join(client, 'assets')) : [])
  .filter((file) => file.endsWith('.css'))
  .toSorted()
  .toReversed()
  .map((file) => `/assets/${file}`);

const classLists = (address: string): readonly string[] =>
  [...htmlOf(address).matchAll(/<\w+[^>]* class="([^"]+)"/gu)].map(([, list = '']) => list);

/** Of some pages as few as have every list of classes that an element of theirs has: rules find elements by classes. */
export function ofNewClasses(addresses: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const richestFirst = addresses
    .map((address) => ({ address, lists: classLists(address) }))
    .toSorted((one, other) => new Set(other.lists).size - new Set(one.lists).size);
  return new Set(
    richestFirst.flatMap(({ address, lists }) => {
      const isNew = lists.some((list) => !seen.has(list));
      for (const list of lists) seen.add(list);
      return isNew ? address : [];
    }),
  );
}

type Looks = { look: () => void; wear: () => void; differences: () => string[] };

/**
 * Lets all of them count on a page. In: a selector of where it is looked. Out: what of any element there, or what stands
 * before or after it, is no longer as it was.
 */
export async function changedByLateSheets(page: Page, widths: readonly number[], elements: string): Promise<string[]> {
  await page.evaluate(prepare, { addresses: lateSheets, elements });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => (window as unknown as { looks: Looks }).looks.look());
  }
  await page.evaluate(() => (window as unknown as { looks: Looks }).looks.wear());
  const found: string[] = [];
  // Backwards: so wide it is already.
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 740 });
    const different = await page.evaluate(() => (window as unknown as { looks: Looks }).looks.differences());
    found.push(...different.map((each) => `at ${width} px ${each}`));
  }
  return found;
}

/**
 * Lets the page remember how those of its elements look that a rule of the sheets speaks of: what their styles come to,
 * for each property that one of the sheets sets. Another element changes only with one around it that is spoken of.
 */
async function prepare({ addresses, elements }: { addresses: readonly string[]; elements: string }): Promise<void> {
  const set = new Set(['content']);
  const selectors = new Set<string>();
  const part = /(?<=[\w\])])::[\w-]+(?:\([^()]*\))?/gu;
  const collect = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if ('style' in rule) for (const property of (rule as CSSStyleRule).style) set.add(property);
      // What stands before or after an element is looked at with it.
      if (rule instanceof CSSStyleRule) selectors.add(rule.selectorText.replaceAll(part, ''));
      // On paper everything is black.
      const isForPaper = rule instanceof CSSMediaRule && rule.conditionText === 'print';
      if ('cssRules' in rule && !isForPaper) collect((rule as CSSGroupingRule).cssRules);
    }
  };
  const read = async (address: string) => new CSSStyleSheet().replace(await (await fetch(address)).text());
  const sheets = await Promise.all(addresses.map(read));
  for (const { cssRules } of sheets) collect(cssRules);
  const names = [...set];
  const spokenOf = new Set([...selectors].flatMap((each) => [...document.querySelectorAll(each)]));
  const looked = [...document.querySelectorAll(elements)].filter((element) => spokenOf.has(element));
  const readLooks = () => {
    // What moves by itself is not looked at in the middle of it.
    for (const animation of document.getAnimations()) animation.finish();
    return looked.flatMap((element, index) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [{ name: '', values: [] }];
        const name = `${index} ${element.tagName}.${element.className}${part ?? ''}`;
        return [{ name, values: names.map((property) => style.getPropertyValue(property)) }];
      }),
    );
  };
  const before: ReturnType<typeof readLooks>[] = [];
  const looks: Looks = {
    // After all that are there, as those come that are loaded late.
    wear: () => void (document.adoptedStyleSheets = sheets),
    look: () => void before.push(readLooks()),
    differences: () => {
      const was = before.pop() ?? [];
      return readLooks().flatMap(({ name, values }, index) =>
        was[index]?.name === name
          ? values.flatMap((value, at) =>
              value === was[index]?.values[at] ? [] : `${name} ${names[at]}: ${was[index]?.values[at]} → ${value}`,
            )
          : `${was[index]?.name} → ${name}`,
      );
    },
  };
  Object.assign(window, { looks });
}
