import MiniSearch from 'minisearch';
import { searchWords } from '#content/search-words.ts';
import type { Locale } from '#contract/locale.ts';
import type { SearchPage } from './search-page.ts';
import { ends, isFiller, spellings } from './terms.ts';

export type Hit = Pick<SearchPage, 'path' | 'title' | 'description'>;
export type Search = (query: string) => Hit[];

const most = 8;

/** Builds the search over all pages of one language. In the browser this takes some tens of milliseconds. */
export function createSearch(pages: readonly SearchPage[], locale: Locale): Search {
  const index = new MiniSearch<SearchPage & { parts: string }>({
    idField: 'path',
    fields: ['title', 'name', 'headings', 'description', 'other', 'text', 'parts'],
    storeFields: ['path', 'title', 'description'],
    processTerm: (word, field) => (field === 'parts' ? ends(word) : spellings(word)),
    searchOptions: {
      boost: { title: 6, name: 6, headings: 3, description: 3, other: 2, text: 1, parts: 0.5 },
      // A typed spelling stands for itself: all spellings are in the index.
      processTerm: (word) => spellings(word)[0] ?? null,
      prefix: (term) => term.length > 2,
      // One slip in four letters; a shorter word would turn into another one.
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  });
  index.addAll(
    pages.map((page) => ({
      ...page,
      parts: locale === 'de' ? [page.title, page.headings, page.description, page.text].join(' ') : '',
    })),
  );
  return (query) => {
    const words = query.split(/[\s,.;:!?„“"’'/()-]+/u).filter((word) => word !== '');
    const telling = words.filter((word) => !isFiller(spellings(word)[0] ?? '', locale));
    const asked = (telling.length > 0 ? telling : words)
      .map((word) => searchWords[locale][word.toLowerCase()] ?? word)
      .join(' ');
    if (asked === '') return [];
    // Pages with all words first; when there is none, pages with some.
    const all = index.search(asked, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(asked);
    return found.slice(0, most).map(({ path, title, description }) => ({ path, title, description }));
  };
}
