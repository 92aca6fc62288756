import type { SearchPage, SearchSection } from '#app/features/search/search-page.ts';
import { currentOf } from '#app/i18n/content.ts';
import { pageName } from '#app/i18n/page-name.ts';
import { fullTwin, pageAt, pageIds, pages, sameAs, unlisted } from '#app/paths.ts';
import { decoded } from '#app/texts/html-tokens.ts';
import { names } from '#app/texts/page-texts.ts';
import { searchWords } from '#content/frame/search-words.ts';
import { plainWords } from '#content/plain/plain-words.ts';
import { inLocale, type Locale, otherLocale } from '#contract/locale.ts';
import type { Changes } from '#contract/site-data.ts';
import { type Words, wordsIn } from '#contract/words.ts';

/** Looked for by those who have them: how to delete an account, and what became of a message. */
const ownThings: readonly (keyof typeof pages)[] = ['account', 'status'];
const ids = pageIds.filter((id) => ownThings.includes(id) || (!unlisted.includes(id) && !sameAs[id]));

type HtmlOf = (address: string) => Promise<string>;

/** The pages that the search knows. */
export const searchedPages: readonly string[] = ids.map((id) => pages[id]);

/** What the search knows of a finished page: what stands in its main part. */
export async function searchPageOf(
  path: string,
  locale: Locale,
  htmlOf: HtmlOf,
  changes?: Changes,
): Promise<SearchPage> {
  const id = pageAt(path) ?? 'home';
  const now = changes && currentOf(names(), changes);
  const [page, { title, name, sections }] = await Promise.all([
    readPage(id, wordsIn(locale, now), htmlOf),
    readPage(id, wordsIn(otherLocale(locale), now), htmlOf),
  ]);
  return { ...page, other: [title, name, ...sections.map((section) => section.title)].join(' ') };
}

async function readPage(id: keyof typeof pages, t: Words, htmlOf: HtmlOf): Promise<Omit<SearchPage, 'other'>> {
  const html = await htmlOf(inLocale(pages[id], t.locale));
  const main = (/<main[^>]*>([\s\S]*)<\/main>/u.exec(html)?.[1] ?? '')
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/gu, ' ')
    // Links to all other pages, and the headings once more: they would be found for everything.
    .replace(/<nav[\s\S]*?<\/nav>|<aside [^>]*data-rail[\s\S]*?<\/aside>/gu, ' ');
  const words = id in searchWords ? searchWords[id as keyof typeof searchWords] : undefined;
  const title = plain(/<h1[^>]*>([\s\S]*?)<\/h1>/u.exec(main)?.[1] ?? '');
  return {
    path: pages[id],
    title: fullTwin(id) ? t(plainWords.titled, { title }) : title,
    name: t(pageName(id)),
    description: plain(/<meta name="description" content="([^"]*)"/u.exec(html)?.[1] ?? ''),
    sections: readSections(main.replace(/<h1[^>]*>[\s\S]*?<\/h1>/u, ' ')),
    words: words ? [...words.en, ...words.de] : [],
  };
}

/** Cuts a page at its headings. Below a heading without an id one is still where the heading above it leads. */
function readSections(main: string): SearchSection[] {
  const [start = '', ...rest] = main.split(/(?=<h[2-4][\s>])/u);
  const sections: SearchSection[] = [{ id: '', title: '', text: plain(start) }];
  for (const part of rest) {
    const [all = '', attributes = '', title = ''] = /^<h[2-4]([^>]*)>([\s\S]*?)<\/h[2-4]>/u.exec(part) ?? [];
    const id = /\sid="([^"]*)"/u.exec(attributes)?.[1] ?? sections.at(-1)?.id ?? '';
    sections.push({ id, title: plain(title), text: plain(part.slice(all.length)) });
  }
  // Titles of sources would be found in place of what they are sources of.
  return sections.filter(({ id, title, text }) => id !== 'sources' && (title !== '' || text !== ''));
}

/**
 * The text of a piece of a page, a paragraph or what is like one in each line. Soft hyphens only say where a word may be
 * divided.
 */
const plain = (html: string): string =>
  decoded(
    html
      .replaceAll('</a><a', '</a> <a')
      // A name of another language stands in its sentence (app/texts/mark-names.ts).
      .replace(/<span lang="\w+">([^<]*)<\/span>/gu, '$1')
      .replace(/<!--[\s\S]*?-->|<\/?(strong|em|a)(?=[\s>])[^>]*>/gu, '')
      .replace(/<[^>]*>/gu, '\n'),
  )
    .replaceAll('\u00AD', '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n[ \n]*/gu, '\n')
    .trim();
