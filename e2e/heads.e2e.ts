import { pages, builtUrls, unlisted } from '#app/paths.ts';
import { inLocale, splitLocale, locales } from '#contract/locale.ts';
import { everyPage } from './support/addresses.ts';
import { expect, test } from './support/live-test.ts';

/** The addresses that search engines may keep: all pages but those that somebody is sent to. */
const listed = new Set(
  Object.entries(pages)
    .filter(([page]) => !(unlisted as readonly string[]).includes(page))
    .flatMap(([, path]) => locales.map((locale) => inLocale(path, locale))),
);

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);

for (const locale of locales) {
  test(`NAV-11 every page of ${locale} is there as a finished page with a title of its own and one heading`, async ({
    request,
  }) => {
    const titles = new Map<string, string>();
    for (const address of everyPage.filter((each) => splitLocale(each).locale === locale)) {
      const response = await request.get(address);
      expect.soft(response.status(), address).toBe(200);
      const html = await response.text();
      expect.soft(all(html, /<html[^>]* lang="(\w+)"/gu), address).toEqual([locale]);
      expect.soft(all(html, /<h1[^>]*>(.*?)<\/h1>/gsu), address).toHaveLength(1);
      // A drawing may have a title, too.
      const [title = '', ...more] = all(html.split('</head>')[0] ?? '', /<title>(.*?)<\/title>/gu);
      expect.soft(title, address).toMatch(/^\S.* – Ecosystem$/u);
      expect.soft(more, address).toEqual([]);
      expect.soft(titles.get(title), `${address} has the title of`).toBeUndefined();
      titles.set(title, address);
      expect.soft(all(html, /<meta name="description" content="([^"]{20,})"/gu), address).toHaveLength(1);
      const isListed = listed.has(address);
      expect.soft(all(html, /<meta name="robots" content="([^"]+)"/gu), address).toEqual(isListed ? [] : ['noindex']);
      expect.soft(all(html, /<link rel="canonical" href="([^"]+)"/gu), address).toHaveLength(isListed ? 1 : 0);
      expect
        .soft(all(html, /<link rel="alternate" hrefLang="([^"]+)"/giu).toSorted(), address)
        .toEqual(isListed ? ['de', 'en', 'x-default'] : []);
      const data = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gsu);
      const kinds = data.map((json) => (JSON.parse(json) as { '@type': string })['@type']);
      const hasWay = isListed && splitLocale(address).path !== '/';
      expect.soft(kinds.includes('BreadcrumbList'), `${address} tells machines the way to it`).toBe(hasWay);
    }
  });
}

test('no page carries a style attribute, a handler in an attribute, or the address of another host to load from', async ({
  request,
}) => {
  for (const address of builtUrls()) {
    const html = await (await request.get(address)).text();
    expect(all(html, /<[^>]* (style=[^>]*)>/gu), address).toEqual([]);
    expect(all(html, /<[^>]* (on\w+=)/gu), address).toEqual([]);
    expect(all(html, /<(?:script|img|iframe|source|video|audio)[^>]* src="(https?:[^"]+)"/gu), address).toEqual([]);
    expect(all(html, /<link rel="(?:stylesheet|preload|icon|manifest)" href="(https?:[^"]+)"/gu), address).toEqual([]);
  }
});

test('NAV-13 every page is the same with and without session, cookie and language of the browser', async ({
  request,
}) => {
  const headers = {
    cookie: 'session=someone; lang=de',
    authorization: 'Bearer something',
    'accept-language': 'de',
    'user-agent': 'Mozilla/5.0 (iPhone)',
  };
  for (const address of everyPage) {
    const [plain, known] = [await request.get(address), await request.get(address, { headers })];
    expect(known.status(), address).toBe(200);
    expect(await known.text(), address).toBe(await plain.text());
    expect(plain.headers()['set-cookie'], address).toBeUndefined();
  }
});

test('the page for unknown addresses is no page itself', async ({ request }) => {
  for (const address of ['/404', '/de/404', '/404/']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('the site map names pages that search engines may keep, and no others', async ({ request }) => {
  const named = all(await (await request.get('/sitemap.xml')).text(), /<loc>([^<]+)<\/loc>/gu);
  expect(named.length).toBeGreaterThan(60);
  expect(named.map((address) => new URL(address).pathname).filter((path) => !listed.has(path))).toEqual([]);
});
