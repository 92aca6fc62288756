import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLocale, splitLocale, locales } from '#contract/locale.ts';
import { ancestors, canonicalPath, pageAt, pageIds, pages, pathTo, builtUrls, patternAt } from './paths.ts';

/** Every page that can be linked by name, in both languages. */
const listed = locales.flatMap((locale) => pageIds.map((id) => inLocale(pages[id], locale)));
const aPage = fc.constantFrom(...pageIds);
const aLocale = fc.constantFrom(...locales);

test('NAV-11 every address of the site, once', () => {
  const addresses = builtUrls();
  expect(addresses).toMatchSnapshot();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(expect.arrayContaining(listed));
});

test('NAV-11 the route table of the spec', () => {
  const spec = `/ /construction /projects /projects/kinderkuche /projects/shared-breastfeeding /resources
    /resources/books /resources/gallery /resources/ai-tools /resources/community /resources/media /resources/podcasts
    /resources/videos /resources/media/tiktok /resources/exercise /resources/life-hacks /resources/events
    /resources/medication /resources/comorbidity /services /services/diagnostics /diagnostics /diagnostics/test
    /services/find-the-lost /services/wavy-text /support /storage /workbag /team /mission /contact`;
  expect(listed).toEqual(
    expect.arrayContaining(spec.split(/\s+/u).flatMap((path) => [path, path === '/' ? '/de' : `/de${path}`])),
  );
});

test('an address can be put into a language and taken apart again', () => {
  fc.assert(
    fc.property(aPage, aLocale, (page, locale) => {
      expect(splitLocale(inLocale(pages[page], locale))).toEqual({ locale, path: pages[page] });
    }),
  );
});

test('a path that only begins like German is English', () => {
  expect(splitLocale('/design')).toEqual({ locale: 'en', path: '/design' });
  expect(splitLocale('/de')).toEqual({ locale: 'de', path: '/' });
  expect(splitLocale('/de/')).toEqual({ locale: 'de', path: '/' });
  expect(inLocale('/?tab=items', 'de')).toBe('/de?tab=items');
  expect(inLocale('/', 'de')).toBe('/de');
});

test('whatever stands in a query comes out of the address as it went in', () => {
  fc.assert(
    fc.property(aPage, fc.string({ unit: 'grapheme' }), fc.string(), (page, topic, source) => {
      const address = new URL(pathTo(page, { topic, source, email: undefined }), 'https://example.org');
      expect(address.pathname).toBe(pages[page]);
      expect([...address.searchParams]).toEqual([
        ['topic', topic],
        ['source', source],
      ]);
    }),
  );
});

test('a page is found at its address, with or without a slash at the end, and nowhere else', () => {
  for (const id of pageIds) {
    expect(pageAt(pages[id])).toBe(id);
    expect(pageAt(`${pages[id].replace(/\/$/u, '')}/`)).toBe(id);
  }
  expect(pageAt('/constructor')).toBeUndefined();
  expect(pageAt('/projects/kinderkuche/more')).toBeUndefined();
});

test('what lies above a page is shorter each time and ends at home', () => {
  for (const id of pageIds.filter((id) => id !== 'home')) {
    const above = ancestors(pages[id]);
    expect(above[0]).toBe('home');
    for (const page of above.slice(1)) expect(pages[id].startsWith(`${pages[page]}/`)).toBe(true);
  }
  expect(ancestors('/')).toEqual([]);
  expect(ancestors('/resources/media/tiktok')).toEqual(['home', 'resources', 'resources/media']);
});

test('search engines keep one address of each page', () => {
  expect(canonicalPath('services/diagnostics')).toBe('/diagnostics');
  for (const id of pageIds) expect(canonicalPath(pageAt(canonicalPath(id)) ?? 'home')).toBe(canonicalPath(id));
});

// Looked at again from each of its slashes, for each page, such an address would take hours.
test('SEC-18 an address of a million slashes is read once', () => {
  const slashes = '/'.repeat(1_000_000);
  expect([pageAt(`/contact${slashes}`), patternAt(`/projects/a${slashes}`)]).toEqual(['contact', 'project']);
  expect([pageAt(`${slashes}x`), patternAt(`${slashes}x`)]).toEqual([undefined, undefined]);
});
