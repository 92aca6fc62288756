import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSearch } from '#app/features/search/engine.ts';
import type { SearchPage } from '#app/features/search/search-page.ts';
import { pages } from '#app/paths.ts';
import { type Locale, locales } from '#contract/locale.ts';

type Queries = readonly (readonly [query: string, first: keyof typeof pages])[];

/** What people type, and the page that must come first. Twenty of each language. */
const queries: Record<Locale, Queries> = {
  en: [
    ['diagnosis', 'diagnostics'],
    ['self assessment', 'diagnostics/test'],
    ['borrow a book', 'resources/books'],
    ['podcst', 'resources/podcasts'],
    ['squirrel', 'services/find-the-lost'],
    ['lost keys', 'services/find-the-lost'],
    ['wavy text', 'services/wavy-text'],
    ['privacy', 'datenschutz'],
    ['cookies', 'datenschutz'],
    ['acessibility', 'accessibility'],
    ['donate', 'support'],
    ['vending machine', 'mission'],
    ['cooking with children', 'projects/kinderkuche'],
    ['breastfeeding', 'projects/shared-breastfeeding'],
    ['allergens', 'projects/kinderkuche'],
    ['hypermobility', 'resources/comorbidity'],
    ['irlen', 'resources/comorbidity'],
    ['tiktok', 'resources/media/tiktok'],
    ['emergency', 'help-now'],
    ['medication', 'resources/medication'],
  ],
  de: [
    // Umlauts, as they are, as two letters, and without.
    ['Bücher', 'resources/books'],
    ['buecher', 'resources/books'],
    ['eichhornchen', 'services/find-the-lost'],
    ['Küche', 'projects/kinderkuche'],
    ['Überweisung', 'support'],
    // One letter wrong, missing or too many.
    ['Bücker', 'resources/books'],
    ['Datnschutz', 'datenschutz'],
    ['Barrierefreihheit', 'accessibility'],
    ['Galereie', 'resources/gallery'],
    // Parts of compounds.
    ['Einschätzung', 'diagnostics/test'],
    ['Automaten', 'mission'],
    ['Beweglichkeit', 'resources/comorbidity'],
    ['Werkzeug', 'resources/ai-tools'],
    ['Muttermilch', 'projects/shared-breastfeeding'],
    ['Seelsorge', 'help-now'],
    // English words on German pages.
    ['books', 'resources/books'],
    ['podcast', 'resources/podcasts'],
    ['wavy text', 'services/wavy-text'],
    ['screen reader', 'accessibility'],
    ['workbag', 'workbag'],
  ],
};

const readIndex = (locale: Locale) =>
  JSON.parse(readFileSync(`build/client/search-${locale}.json`, 'utf8')) as SearchPage[];

test('at least 36 of 40 queries bring the expected page first', () => {
  const missed = locales.flatMap((locale) => {
    const find = createSearch(readIndex(locale), locale);
    return queries[locale].flatMap(([query, page]) => {
      const first = find(query)[0]?.path;
      return first === pages[page] ? [] : [`${locale} “${query}”: ${first ?? 'nothing'} instead of ${pages[page]}`];
    });
  });
  expect(Object.values(queries).map((list) => list.length)).toEqual([20, 20]);
  // Four may miss; a failure names the rest.
  expect(missed.slice(4)).toEqual([]);
});

test('every page of the index says what it is, in both languages', () => {
  for (const locale of locales)
    for (const { path, title, description, text } of readIndex(locale)) {
      expect(title, `${locale} ${path}`).not.toBe('');
      expect(description, `${locale} ${path}`).not.toBe('');
      expect(text, `${locale} ${path}`).not.toBe('');
    }
});
