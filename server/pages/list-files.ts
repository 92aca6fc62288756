import { calendarAt, eventsKey } from '#contract/events.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { booksFilePath } from '#contract/money.ts';
import { newsFeedPath } from '#contract/news.ts';
import type { Renderer } from '#contract/renderer.ts';
import type { SiteData } from '#contract/site-data.ts';
import type { PublishedLists } from './published-lists.ts';

const localeOf = (file: string, path: string) => locales.find((locale) => inLocale(file, locale) === path);
export const booksLocale = (path: string) => localeOf(booksFilePath, path);
const feedLocale = (path: string) => localeOf(newsFeedPath, path);
const robotsPath = '/robots.txt';
const siteMapPath = '/sitemap.xml';

/** The language of what the search knows, by its path. */
export const searchLocale = (path: string) => locales.find((locale) => path === `/search-${locale}.json`);

/** Whether a file of the site lists what is published: the site map, the entries, calendars, what the search knows. */
export const isList = (path: string): boolean =>
  path === siteMapPath ||
  path === robotsPath ||
  booksLocale(path) !== undefined ||
  feedLocale(path) !== undefined ||
  calendarAt(path) !== undefined ||
  searchLocale(path) !== undefined;

/** What such a file says, but for what the search knows; undefined for any other, and where there is no such event. */
export function listText(
  drawer: Pick<Renderer, 'booksFile' | 'newsFeed' | 'calendarFile' | 'robots' | 'siteMap'>,
  path: string,
  published: SiteData & Pick<PublishedLists, 'rows'>,
): string | undefined {
  const { money, changes, today, rows } = published;
  const [ofBooks, ofNews] = [booksLocale(path), feedLocale(path)];
  if (ofBooks) return drawer.booksFile(money, ofBooks);
  if (ofNews) return drawer.newsFeed(ofNews, changes);
  if (calendarAt(path)) return drawer.calendarFile(path, rows.get(eventsKey) ?? [], today, changes);
  if (path === robotsPath) return drawer.robots(changes);
  return path === siteMapPath ? drawer.siteMap(published) : undefined;
}
