import { isPersonal, pageAt, pages, patternAt, pathTo, plainOf, inPlainWords } from '#app/paths.ts';
import { inLocale, locales, splitLocale, type Locale } from '#contract/locale.ts';

const patterns = new Set(['project', 'project-category', 'event']);

/**
 * Whether a page may be kept on the device: a public page by its bare address, no other. What has a query says more than
 * its page, and what only one visitor may see is never kept. "My list" is the same for everybody: whose list it is is
 * known to the browser alone.
 */
export function mayBeKept({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  if (search !== '') return false;
  const { path } = splitLocale(pathname);
  const page = pageAt(path);
  if (page) return pages[page] === path && (page === 'my-list' || !isPersonal(page));
  return patterns.has(patternAt(path) ?? '');
}

const first = ['home', 'help-now', 'contact', 'words', 'words/offices', 'accessibility'] as const;

/** What is kept at once: what matters most in the language of the visitor; in the other one help and what is said of it. */
export const firstPages = (locale: Locale): string[] => [
  ...[...first, ...inPlainWords.map(plainOf)].map((page) => inLocale(pathTo(page), locale)),
  ...locales.flatMap((each) => [offlinePage(each), ...(each === locale ? [] : [inLocale(pathTo('help-now'), each)])]),
];

/** The page that answers for all that are not kept. */
export const offlinePage = (locale: Locale): string => inLocale(pathTo('offline'), locale);
