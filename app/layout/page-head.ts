import { wordsIn, type Words } from '#contract/words.ts';
import type { Place } from '#app/i18n/place.ts';
import { siteUrl } from '#app/lib/config.ts';
import { ancestors, canonicalPath, inLocale, pageAt, pages, splitLocale, unlisted } from '#app/paths.ts';
import { pageNames } from '#content/pages.ts';
import { locales, type Locale } from '#contract/locale.ts';

/** What stands in the head of a page. Without `canonical` no search engine shall keep the page. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly canonical?: string;
  /** The same page in each language in which it is filled. */
  readonly alternates?: readonly { readonly hrefLang: string; readonly href: string }[];
  /** What machines read, in the words of schema.org. */
  readonly jsonLd?: { readonly '@type': string; readonly [property: string]: unknown };
};

/**
 * The head of a page: title, description, the address to keep, the twin in the other language,
 * and the way to it. An address that is not ours gets only title and description.
 */
export function pageHead(about: (t: Words, path: string) => { title: string; description: string }) {
  return ({ pathname }: Place): Head => {
    const { locale, path } = splitLocale(pathname);
    const named = about(wordsIn(locale), path);
    const page = pageAt(path);
    if (!page || unlisted.includes(page)) return named;
    const address = (of: Locale) => siteUrl + inLocale(canonicalPath(page), of);
    return {
      ...named,
      canonical: address(locale),
      alternates: [
        ...locales.map((each) => ({ hrefLang: each, href: address(each) })),
        { hrefLang: 'x-default', href: address('en') },
      ],
      ...breadcrumbs(path, page, locale),
    };
  };
}

/** The way to a page as search engines read it; the bar shows the same to people. */
function breadcrumbs(path: string, page: keyof typeof pages, locale: Locale): Pick<Head, 'jsonLd'> {
  const way = [...ancestors(path), page];
  if (way.length === 1) return {};
  const itemListElement = way.map((each, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: pageNames[each][locale],
    item: siteUrl + inLocale(pages[each], locale),
  }));
  return { jsonLd: { '@type': 'BreadcrumbList', itemListElement } };
}
