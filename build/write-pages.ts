import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { notFoundPath } from '#app/paths.ts';
import { calendarPath, eventsKey } from '#contract/events.ts';
import { inLocale, splitLocale, locales } from '#contract/locale.ts';
import { booksFilePath } from '#contract/money.ts';
import { newsFeedPath } from '#contract/news.ts';
import { codePath } from '#contract/qr-codes.ts';
import type { Drawn } from '#contract/renderer.ts';
import { noChanges } from '#contract/site-data.ts';
import { policyFor } from '#server/pages/content-policy.ts';
import { openRenderer } from '#server/pages/renderer.ts';
import { noteSaid } from '#server/pages/texts-of-pages.ts';
import { headersFile, redirectsFile } from './another-host.ts';
import { buildFolder } from './folder.ts';
import { publishedElsewhere } from './published-elsewhere.ts';

const site = join(buildFolder, 'site');

/** Writes every address that is known at build as a page, their policies and texts, the site map, and what the search knows. */
export async function writePages(): Promise<void> {
  const drawer = await openRenderer(buildFolder);
  const published = await publishedElsewhere(drawer);
  const { projects, rows } = published;
  const calendarOf = (pathname: string) =>
    drawer.calendarFile(pathname, rows?.get(eventsKey) ?? [], published.today, published.changes);
  const pages = new Map<string, Omit<Drawn, 'html'>>();
  for (const pathname of drawer.addressesOf(projects, published.changes)) {
    const { html, ...drawn } = await drawer.draw({ pathname, search: '' }, { changes: noChanges, ...published });
    await write(fileOf(pathname), html);
    const code = codePath(pathname);
    if (html.includes(code)) await write(code, drawer.pageCode(pathname));
    // The page of an event has one beside it.
    const calendar = calendarOf(`${pathname}.ics`);
    if (calendar !== undefined) await write(`${pathname}.ics`, calendar);
    pages.set(pathname, drawn);
  }
  const policies = [...pages].map(([pathname, { inline }]) => [pathname, policyFor(inline, drawer.services)]);
  await writeFile(join(buildFolder, 'csp.json'), JSON.stringify(Object.fromEntries(policies), null, 2));
  const said = noteSaid(new Map([...pages].map(([pathname, drawn]) => [pathname, drawn.said])));
  await writeFile(join(buildFolder, 'said.json'), JSON.stringify(said));
  // With a backend at another address, the pages may lie on any web server.
  if (drawer.services.backend !== '') {
    await write(
      '_headers',
      headersFile(
        [...pages.values()].map(({ inline }) => inline),
        drawer.services,
      ),
    );
    await write('_redirects', redirectsFile());
  }
  await write('sitemap.xml', drawer.siteMap(published));
  await write('robots.txt', drawer.robots());
  for (const locale of locales) {
    await write(inLocale(booksFilePath, locale), drawer.booksFile(published.money, locale));
    await write(inLocale(newsFeedPath, locale), drawer.newsFeed(locale, published.changes));
    const calendar = inLocale(calendarPath, locale);
    await write(calendar, calendarOf(calendar) ?? '');
    const htmlOf = (address: string) => readFile(join(site, address, 'index.html'), 'utf8');
    const known = await Promise.all(
      drawer.searchedPages.map((path) => drawer.searchPageOf(path, locale, htmlOf, published.changes)),
    );
    await write(`search-${locale}.json`, JSON.stringify([...known, ...drawer.searchPages(published, locale)]));
  }
}

/** Web servers know by this name what answers unknown addresses, the nearest one counts. */
const fileOf = (pathname: string): string =>
  splitLocale(pathname).path === notFoundPath ? `${pathname}.html` : join(decodeURIComponent(pathname), 'index.html');

async function write(name: string, text: string): Promise<void> {
  const file = join(site, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
