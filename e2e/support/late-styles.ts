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

type Looks = { look: () => void; differences: () => string[] };

/**
 * Loads all of them on a page. In: where it is looked, all over unless told otherwise. Out: what of any element there, or
 * what stands before or after it, is no longer as it was.
 */
export async function changedByLateSheets(
  page: Page,
  widths: readonly number[],
  elements = 'body, body *',
): Promise<string[]> {
  await page.evaluate(prepare, { addresses: lateSheets, elements });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => (window as unknown as { looks: Looks }).looks.look());
  }
  await page.evaluate(load, lateSheets);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    const different = await page.evaluate(() => (window as unknown as { looks: Looks }).looks.differences());
    found.push(...different.map((each) => `at ${width} px ${each}`));
  }
  return found;
}

/**
 * Lets the page remember how each of its elements looks: what its styles come to, for each property that one of the
 * sheets sets. Another one changes only with one of these, of the same element or of one around it.
 */
async function prepare({ addresses, elements }: { addresses: readonly string[]; elements: string }): Promise<void> {
  const set = new Set(['content']);
  const collect = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if ('style' in rule) for (const property of (rule as CSSStyleRule).style) set.add(property);
      if ('cssRules' in rule) collect((rule as CSSGroupingRule).cssRules);
    }
  };
  for (const address of addresses) {
    const sheet = new CSSStyleSheet();
    collect((await sheet.replace(await (await fetch(address)).text())).cssRules);
  }
  const names = [...set];
  const read = () => {
    // What moves by itself is not looked at in the middle of it.
    for (const animation of document.getAnimations()) animation.finish();
    return [...document.querySelectorAll(elements)].flatMap((element, index) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [{ name: '', values: [] }];
        const name = `${index} ${element.tagName}.${element.className}${part ?? ''}`;
        return [{ name, values: names.map((property) => style.getPropertyValue(property)) }];
      }),
    );
  };
  const before: ReturnType<typeof read>[] = [];
  const looks: Looks = {
    look: () => void before.push(read()),
    differences: () => {
      const was = before.shift() ?? [];
      return read().flatMap(({ name, values }, index) =>
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
