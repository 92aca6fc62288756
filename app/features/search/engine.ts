import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { pathTo } from '#app/paths.ts';
import type { Locale } from '#contract/locale.ts';
import type { SearchPage, SearchSection } from './search-page.ts';
import { cut, findSentence, hitsIn, type Piece } from './sentence.ts';
import { ends, isFiller, spellings } from './terms.ts';

export type Hit = {
  /** Without the language, with the heading to go to. */
  readonly path: string;
  readonly title: readonly Piece[];
  /** The heading of the part that answers; nothing where it is the page as a whole. */
  readonly heading: readonly Piece[];
  readonly sentence: readonly Piece[];
};

export type Answer = {
  readonly hits: readonly Hit[];
  /** A page is about this. Else the words are only mentioned, or nothing was found, and other ways are offered. */
  readonly isSure: boolean;
};

export type Search = (query: string) => Answer;

const most = 8;
/** So many different words are looked for: with all of a text that was pasted, a phone would stand still for seconds. */
const mostWords = 30;
const longestEnding = 2;
/** A shorter word would turn into another one, by its ending as well as by a slip. */
const longWord = 6;

/** Which part of its letters may be other ones. */
const slips = 0.2;

/** Who needs help now begins at its top, where 112 stands, whatever part of it has the words that were typed. */
const help = pathTo('help-now');

const names = ['words', 'title', 'name'];
/** The fields that say what a page or a part of it is about. */
const telling = [...names, 'headings', 'other'];

const exactly: SearchOptions = { combineWith: 'AND' };
// Not in the texts, where also long words would turn into others: "masking" is near "making".
const roughly: SearchOptions = {
  combineWith: 'AND',
  fields: telling,
  fuzzy: (term) => (term.length >= longWord ? slips : false),
  filter: ({ terms, queryTerms }) => queryTerms.every((typed) => terms.some((term) => isSlip(typed, term))),
};

/**
 * Whether a word has almost all letters that were typed: "Diagnose" all of "Diganose", "Einnahmen" not of "einnässen". The
 * first letter is seldom a slip: "nässen" is no "lassen".
 */
function isSlip(typed: string, term: string): boolean {
  if (typed[0] !== term[0]) return false;
  const lacking = [...term].reduce((left, letter) => left.replace(letter, ''), typed);
  return lacking.length <= typed.length * slips;
}

/** Builds the search over all pages of one language. In the browser this takes some tens of milliseconds. */
export function createSearch(pages: readonly SearchPage[], locale: Locale): Search {
  const index = new MiniSearch({
    idField: 'path',
    fields: [...telling, 'description', 'text', 'parts'],
    processTerm: (word, field) => (field === 'parts' ? ends(word) : spellings(word)),
    searchOptions: {
      boost: { words: 8, title: 8, name: 8, headings: 3, other: 2, description: 2, text: 1, parts: 0.5 },
      // A typed spelling stands for itself: all spellings are in the index.
      processTerm: (word) => spellings(word)[0] ?? null,
      prefix: (term) => term.length > 2,
      weights: { prefix: 0.5, fuzzy: 0.3 },
      // What a page says in full, its plain twin says too: it comes after it.
      boostDocument: (path: string) => (/^\/(?:plain|words)/u.test(path) ? 0.2 : 1),
    },
  });
  index.addAll(pages.map((page) => asDocument(page, locale)));
  const known = new Map(pages.map((page) => [page.path, page]));
  const keywords = pages.flatMap(({ path, words }) => words.map((words) => ({ path, words: splitWords(words) })));

  return (query) => {
    const typed = splitWords(query);
    const words = [...new Set(askingIn(typed, locale))].slice(0, mostWords);
    if (words.length === 0) return { hits: [], isSure: false };
    const asked = words.join(' ');
    // Pages with all words first; when there is none, words with another ending, or written almost so; then pages with some.
    const exact = index.search(asked, exactly);
    const all = exact.length > 0 ? exact : index.search(words.map(withoutEnding).join(' '), exactly);
    const almost = all.length > 0 ? [] : index.search(asked, roughly);
    const some = all.length + almost.length > 0 ? [] : index.search(asked, { ...exactly, combineWith: 'OR' });
    const found = [...all, ...almost, ...some];
    const forms = new Set(typed.flatMap(spellings));
    const isOne = askingIn(typed, locale).length === 1;
    const named = keywords
      .filter((keyword) => means(keyword.words, forms, isOne, locale))
      // oxlint-disable-next-line unicorn/no-array-sort -- The list is new, and old phones have no `toSorted`.
      .sort((one, other) => other.words.length - one.words.length)
      .map(({ path }) => path);
    const isSure =
      named.length > 0 ||
      almost.length > 0 ||
      all.some((result) => isAbout(result, known.get(result.id as string), locale));
    // "20 euro spenden": a page that is meant by one of the words comes before those that only have all of them.
    const mentioned = isSure ? [] : pages.filter(({ words }) => words.some((word) => isSaid(word, forms, locale)));
    const paths = [
      ...new Set([...named, ...mentioned.map(({ path }) => path), ...found.map(({ id }) => id as string)]),
    ].slice(0, most);
    return {
      hits: paths.flatMap((path) => {
        const page = known.get(path);
        const terms = found.find(({ id }) => id === path)?.terms ?? [];
        return page ? [asHit(page, words.length, new Set([...terms, ...words.flatMap(spellings)]))] : [];
      }),
      isSure,
    };
  };
}

function asDocument(page: SearchPage, locale: Locale) {
  const { path, title, name, description, other, words, sections } = page;
  const headings = sections.map(({ title }) => title).join(' ');
  const text = sections.map(({ text }) => text).join(' ');
  const parts = locale === 'de' ? [title, headings, description, text].join(' ') : '';
  return { path, title, name, description, other, words: words.join(' '), headings, text, parts };
}

const splitWords = (text: string): string[] => text.split(/[\s,.;:!?„“”"’'/()-]+/u).filter((word) => word !== '');

/** The words that ask for something; all of them where none does. */
function askingIn(words: string[], locale: Locale): string[] {
  const asking = words.filter((word) => !isFiller(spellings(word)[0] ?? '', locale));
  return asking.length > 0 ? asking : words;
}

/** `appointments` and `Diagnosen` without what may differ; the rest is the beginning of what is looked for. */
const withoutEnding = (word: string): string =>
  word.length >= longWord ? word.replace(/(?:e[mnrs]?|n|s|ed|ing)$/u, '') : word;

/**
 * Whether a query says what a keyword of a page says: that and nothing else, or all of its several words. In: all that
 * was typed, in its spellings, and whether one word of it asks.
 */
function means(keyword: string[], forms: ReadonlySet<string>, isOne: boolean, locale: Locale): boolean {
  const areIn = (words: readonly string[]): boolean =>
    words.every((word) => spellings(word).some((form) => forms.has(form)));
  const asking = askingIn(keyword, locale);
  // Of "am I autistic" all three count, or it would say no more than "autistic".
  return asking.length > 1 ? areIn(asking) : isOne && areIn(keyword);
}

/** Whether a keyword of one word is among the words that were typed. */
const isSaid = (keyword: string, forms: ReadonlySet<string>, locale: Locale): boolean =>
  spellings(keyword).some((form) => forms.has(form) && !isFiller(form, locale));

/** Whether a page, or a part of it, is about what was found there: its names say so, or most of a heading does. */
function isAbout({ match, queryTerms }: SearchResult, page: SearchPage | undefined, locale: Locale): boolean {
  // Of a word that only begins so, an ending may differ: "Arbeit" is in "Arbeiten", and no "Arbeitstasche".
  const isWhole = (term: string) => queryTerms.some((typed) => Math.abs(term.length - typed.length) <= longestEnding);
  const whole = Object.entries(match).filter(([term]) => isWhole(term));
  const terms = new Set(whole.map(([term]) => term));
  const isHeading = ({ title }: SearchSection): boolean =>
    title !== '' && hitsIn(cut(title, terms)) * 2 > askingIn(splitWords(title), locale).length;
  return (
    whole.some(([, fields]) => fields.some((field) => names.includes(field))) || page?.sections.some(isHeading) === true
  );
}

function asHit(page: SearchPage, asked: number, terms: ReadonlySet<string>): Hit {
  const { path, title, name, description } = page;
  // Who types what a page is called wants its beginning.
  const isNamed = Math.max(hitsIn(cut(title, terms)), hitsIn(cut(name, terms))) >= asked;
  const found = path === help ? undefined : findSentence(page, terms);
  const isPart = found !== undefined && found.id !== '' && !isNamed;
  return {
    path: isPart ? `${path}#${found.id}` : path,
    title: cut(title, terms),
    heading: isPart ? found.heading : [],
    sentence: found?.sentence ?? [{ text: description, isHit: false }],
  };
}
