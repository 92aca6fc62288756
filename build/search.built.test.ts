import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSearch, type Search } from '#app/features/search/engine.ts';
import type { SearchPage } from '#app/features/search/search-page.ts';
import { pages } from '#app/paths.ts';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { barWords } from '#content/frame/bar.ts';
import { inLocale, type Locale, locales } from '#contract/locale.ts';
import { noPageYet, type Page, queries } from './search-queries.ts';

const readIndex = (locale: Locale) =>
  JSON.parse(readFileSync(`dist/site/search-${locale}.json`, 'utf8')) as SearchPage[];

describe.each(locales)('in the built index (%s)', (locale) => {
  let find: Search;
  beforeAll(() => {
    find = createSearch(readIndex(locale), locale);
  });

  test('each of sixty queries and more brings the expected page first, and says that it is the one', () => {
    const asked = Object.entries(queries[locale]).flatMap(([page, list]) => list.map((query) => ({ page, query })));
    expect(new Set(asked.map(({ query }) => query)).size).toBeGreaterThanOrEqual(60);
    const missed = asked.flatMap(({ page, query }) => {
      const { hits, isSure } = find(query);
      const first = hits[0]?.path.split('#')[0];
      const isRight = first === pages[page as Page] && isSure;
      return isRight
        ? []
        : [`“${query}”: ${first ?? 'nothing'}${isSure ? '' : ', unsure'} instead of ${pages[page as Page]}`];
    });
    expect(missed).toEqual([]);
  });

  test.each(noPageYet[locale])('“%s”, about which there is no page yet, leads to other ways', (query) => {
    const { hits, isSure } = find(query);
    expect({ isSure, hits: hits.filter(({ path }) => path === pages.storage) }).toEqual({ isSure: false, hits: [] });
  });

  test('what is shown has a word that was typed, and leads to a heading that is there', () => {
    for (const query of locale === 'en' ? ['adults', 'borrowing', 'diagnosis'] : ['Erwachsene', 'Leihen', 'Diagnose']) {
      const { hits } = find(query);
      expect(hits.length).toBeGreaterThan(0);
      for (const { path, sentence, heading } of hits) {
        const [page = '', id] = path.split('#');
        if (id === undefined) continue;
        const html = readFileSync(`dist/site${inLocale(page, locale)}/index.html`, 'utf8');
        expect(html.split(` id="${id}"`)).toHaveLength(2);
        expect([...heading, ...sentence].some(({ isHit }) => isHit)).toBe(true);
      }
    }
  });

  test('who needs help now is led to the top of the page, where 112 stands', () => {
    for (const query of locale === 'en' ? ['can’t go on', 'hurt myself', 'talk'] : ['ich kann nicht mehr', 'Suizid'])
      expect(find(query).hits.map(({ path }) => path)).toContain(pages['help-now']);
  });

  test('what stands beside the form of Contact is found, and the ways on beside a text are not', () => {
    const index = readIndex(locale);
    const contact = index.find(({ path }) => path === pages.contact);
    expect(contact?.sections.map(({ title }) => title)).toContain(afterSendingWords.next[locale]);
    const besideText = barWords.help[locale];
    expect(index.filter(({ sections }) => sections.some(({ text }) => text.endsWith(`\n${besideText}`)))).toEqual([]);
  });

  test('every page of the index says what it is, and each heading has an address of its own', () => {
    for (const { path, title, description, sections } of readIndex(locale)) {
      expect(title).not.toBe('');
      expect(description).not.toBe('');
      expect(sections.map(({ text }) => text).join('')).not.toBe('');
      const html = readFileSync(`dist/site${inLocale(path, locale)}/index.html`, 'utf8');
      const ids = [...html.matchAll(/<[^>]* id="([^"]*)"/gu)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });
});
