import type { renderer } from '#app/render.tsx';
import { relative } from 'node:path';
import { icons } from '#build/icons.ts';
import { letterFiles, readingScript } from '#build/reading.ts';
import { smallScript } from '#build/small-script.ts';
import { codedAddress } from '#contract/qr-codes.ts';
import { eventsKey } from '#contract/events.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { booksFilePath } from '#contract/money.ts';
import { newsFeedPath } from '#contract/news.ts';
import { calendarType } from '#server/pages/load-site.ts';
import { tagOfBytes } from '#server/pages/site-file.ts';
import type { Site } from '#server/pages/site.ts';
import { root } from '#scripts/run.ts';

type Made = Parameters<NonNullable<Site['made']>>[1];

type Needs = {
  readonly loadRenderer: () => Promise<typeof renderer>;
  /** The HTML of an address, without its styles. */
  readonly htmlOf: (address: string) => Promise<string>;
};

/** Where the script of the reading settings is in development. */
export const madeReading = '/reading.js';

const json = 'application/json; charset=utf-8';

const reading = (): Promise<string> =>
  smallScript(readingScript, {
    values: {
      letterFiles: Object.fromEntries(
        Object.entries(letterFiles).map(([weight, file]) => [weight, `/${relative(root, file)}`]),
      ),
    },
  });

/** What the build makes beside the pages, made when it is asked for: what search asks for, and pictures from drawings. */
export function madeFiles({ loadRenderer, htmlOf }: Needs): NonNullable<Site['made']> {
  async function textOf(path: string, published: Made) {
    const picture = icons[path.slice(1)];
    if (picture) return { type: 'image/png', content: await picture() };
    const coded = codedAddress(path);
    const renderer = await loadRenderer();
    const { pageCode, robots, siteMap, searchPages, searchedPages, searchPageOf, booksFile, newsFeed } = renderer;
    if (path === madeReading) return { type: 'text/javascript; charset=utf-8', content: await reading() };
    if (coded !== undefined) return { type: 'image/svg+xml', content: pageCode(coded, published.changes) };
    const ofBooks = locales.find((each) => inLocale(booksFilePath, each) === path);
    if (ofBooks) return { type: 'text/csv; charset=utf-8', content: booksFile(published.money, ofBooks) };
    const ofNews = locales.find((each) => inLocale(newsFeedPath, each) === path);
    if (ofNews) return { type: 'application/atom+xml; charset=utf-8', content: newsFeed(ofNews, published.changes) };
    const calendar = renderer.calendarFile(
      path,
      published.rows.get(eventsKey) ?? [],
      published.today,
      published.changes,
    );
    if (calendar !== undefined) return { type: calendarType, content: calendar };
    if (path === '/robots.txt') return { type: 'text/plain; charset=utf-8', content: robots(published.changes) };
    if (path === '/sitemap.xml') return { type: 'application/xml; charset=utf-8', content: siteMap(published) };
    const [, locale] = /^\/search-(en|de)\.json$/u.exec(path) ?? [];
    if (locale !== 'en' && locale !== 'de') return undefined;
    const known = await Promise.all(searchedPages.map((page) => searchPageOf(page, locale, htmlOf)));
    return { type: json, content: JSON.stringify([...known, ...searchPages(published, locale)]) };
  }

  return async (path, published) => {
    const made = await textOf(path, published);
    if (!made) return undefined;
    const bytes = Buffer.from(made.content as string);
    return { bytes, encoded: {}, type: made.type, tag: tagOfBytes(bytes), isHashed: false };
  };
}
