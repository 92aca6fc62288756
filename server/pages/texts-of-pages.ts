import { setImmediate } from 'node:timers/promises';
import { type Changes, noChanges, touchedBy } from '#contract/site-data.ts';
import type { Drawer } from './renderer.ts';

/** Which page shows which texts: what decides what is drawn anew. */
export type TextsOfPages = {
  /** Whether an address shows something that was changed. */
  readonly shows: (pathname: string, changes: Changes) => Promise<boolean>;
  /** All addresses that the build knows and that show it, or may with what is published. */
  readonly showing: (changes: Changes) => Promise<string[]>;
};

/** What the pages of a build say: names of texts, and of each page, by its address, which of them. */
export type SaidByPages = {
  readonly names: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
};

/** Notes what pages say. Drawing them all once more would keep the first who publishes something waiting for seconds. */
export function noteSaid(pages: ReadonlyMap<string, ReadonlySet<string>>): SaidByPages {
  const places = new Map<string, number>();
  for (const said of pages.values()) for (const name of said) places.set(name, places.get(name) ?? places.size);
  const noted = [...pages].map(([pathname, said]) => [pathname, [...said].map((name) => places.get(name))]);
  return { names: [...places.keys()], pages: Object.fromEntries(noted) as SaidByPages['pages'] };
}

/**
 * Knows of a page what it says from the build, or learns it by drawing the page once, when somebody wants to know. A page
 * says the same texts whatever stands in them, unless it shows what else is published.
 */
export function textsOfPages(drawer: Drawer, { names, pages }: SaidByPages): TextsOfPages {
  const said = new Map(
    Object.entries(pages).map(([pathname, places]) => [
      pathname,
      Promise.resolve<ReadonlySet<string>>(new Set(places.map((place) => names[place] ?? ''))),
    ]),
  );

  async function learn(pathname: string): Promise<ReadonlySet<string>> {
    // A few milliseconds each: between two of them others get their turn.
    await setImmediate();
    return (await drawer.draw({ pathname, search: '' }, { projects: [], changes: noChanges })).said;
  }

  async function shows(pathname: string, changes: Changes): Promise<boolean> {
    if (changes.size === 0) return false;
    const known = said.get(pathname) ?? learn(pathname);
    said.set(pathname, known);
    known.catch(() => said.delete(pathname));
    return meet(await known, touchedBy(changes));
  }

  return {
    shows,
    showing: async (changes) => {
      const found: string[] = [];
      for (const pathname of drawer.addressesOf([], changes))
        if (isVaried(drawer, pathname) || (await shows(pathname, changes))) found.push(pathname);
      return found;
    },
  };
}

/** Whether what a page says depends on what else is published, so that nobody knows its texts before. */
export const isVaried = (
  drawer: Pick<Drawer, 'showsProjects' | 'showsSums' | 'showsEvents'>,
  pathname: string,
): boolean => drawer.showsProjects(pathname) || drawer.showsSums(pathname) || drawer.showsEvents(pathname);

const meet = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean => {
  for (const each of some) if (others.has(each)) return true;
  return false;
};

/** What differs between two states. */
export const differing = (before: Changes, now: Changes): Changes =>
  new Map([...before, ...now].filter(([key]) => before.get(key) !== now.get(key)));
