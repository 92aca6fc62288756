import type { MetaDescriptor } from 'react-router';
import { siteUrl } from '#app/lib/config.ts';
import { ancestors, canonicalPath, inLocale, pageAt, pages, splitLocale, unlisted } from '#app/paths.ts';
import { pageNames } from '#content/pages.ts';
import { locales, type Locale } from '#contract/locale.ts';
import { wordsIn, type Words } from '#contract/words.ts';

/**
 * The head of a page: title, description, the address to keep, the twin in the other language,
 * and what others show when they link to it. An address that is not ours gets only the title.
 */
export function pageMeta(about: (t: Words, path: string) => { title: string; description: string }) {
  return ({ location }: { location: { pathname: string } }): MetaDescriptor[] => {
    const { locale, path } = splitLocale(location.pathname);
    const { title, description } = about(wordsIn(locale), path);
    const page = pageAt(path);
    const named = [{ title: `${title} – Ecosystem` }, { name: 'description', content: description }];
    if (!page || unlisted.includes(page)) return [...named, { name: 'robots', content: 'noindex' }];
    const address = (of: (typeof locales)[number]) => siteUrl + inLocale(canonicalPath(page), of);
    return [
      ...named,
      { tagName: 'link', rel: 'canonical', href: address(locale) },
      ...locales.map((each) => ({ tagName: 'link', rel: 'alternate', hrefLang: each, href: address(each) })),
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: address(locale) },
      { property: 'og:image', content: `${siteUrl}/social.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...breadcrumbs(path, page, locale),
    ];
  };
}

/** The way to a page as search engines read it; the bar shows the same to people. */
function breadcrumbs(path: string, page: keyof typeof pages, locale: Locale): MetaDescriptor[] {
  const way = [...ancestors(path), page];
  if (way.length === 1) return [];
  const itemListElement = way.map((each, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: pageNames[each][locale],
    item: siteUrl + inLocale(pages[each], locale),
  }));
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement } }];
}
