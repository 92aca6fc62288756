import { pageName } from '#app/i18n/page-name.ts';
import type { Place } from '#app/i18n/place.ts';
import { siteUrlOf } from '#app/lib/published/site-url.ts';
import { ancestors, canonicalPath, pageAt, pages, unlisted } from '#app/paths.ts';
import { formWords } from '#content/forms/form.ts';
import { inLocale, splitLocale, locales, type Locale, type Localized } from '#contract/locale.ts';
import type { SiteData } from '#contract/site-data.ts';
import type { Words } from '#contract/words.ts';

/** What stands in the head of a page. Without `canonical` no search engine shall keep the page. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly canonical?: string;
  /** The same page in each language in which it is filled. */
  readonly alternates?: readonly { readonly hrefLang: string; readonly href: string }[];
  /** The same as a feed. */
  readonly feed?: { readonly title: string; readonly href: string };
  /** What machines read, in the words of schema.org. */
  readonly jsonLd?: { readonly '@type': string; readonly [property: string]: unknown };
};

/** What a page says of itself, which may depend on what it shows. */
type About<Page> = (page: Page) => { title: string; description: string };

/** A step on the way to a page. */
type Step = { readonly path: string; readonly name: string };

/**
 * The head of a page: title, description, the address to keep, the twin in the other language,
 * and the way to it. An address that is not ours gets only title and description.
 */
export const pageHead = (title: Localized, description: Localized) =>
  headOf(({ t }: { t: Words }) => ({ title: t(title), description: t(description) }));

/** The same of a page that does not always say the same of itself. */
export function headOf<Page extends { t: Words }>(about: About<Page>) {
  return ({ pathname }: Place, shown: Page): Head => {
    const { path } = splitLocale(pathname);
    const named = about(shown);
    const page = pageAt(path);
    if (!page || unlisted.includes(page)) return named;
    const step = { path: pages[page], name: shown.t(pageName(page)) };
    return { ...named, ...foundAt(step, shown.t, locales, canonicalPath(page)) };
  };
}

/** The same of a page with a form. One that came back is somebody's own: it is marked, and no search engine shall keep it. */
export function headOfForm(form: 'refused' | 'refusedReport', about: About<{ t: Words }>) {
  const asked = headOf(about);
  return (place: Place, page: { t: Words; data: SiteData }): Head => {
    const named = asked(place, page);
    if (!page.data[form]) return named;
    return { title: page.t(formWords.errorTitle, { title: named.title }), description: named.description };
  };
}

/** How others find a page: the address to keep, its twin where both languages are filled, and the way to it. */
export function foundAt(
  page: Step,
  t: Words,
  filled: readonly Locale[],
  canonical = page.path,
): Pick<Head, 'canonical' | 'alternates' | 'jsonLd'> {
  const address = (of: Locale) => siteUrlOf(t) + inLocale(canonical, of);
  return {
    canonical: address(t.locale),
    ...(filled.length === locales.length && {
      alternates: [
        ...locales.map((each) => ({ hrefLang: each, href: address(each) })),
        { hrefLang: 'x-default', href: address('en') },
      ],
    }),
    ...breadcrumbs(page, t),
  };
}

/** The way to a page as search engines read it; the bar shows the same to people. */
function breadcrumbs(page: Step, t: Words): Pick<Head, 'jsonLd'> {
  const way = [...ancestors(page.path).map((each) => ({ path: pages[each], name: t(pageName(each)) })), page];
  if (way.length === 1) return {};
  const itemListElement = way.map(({ path, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrlOf(t) + inLocale(path, t.locale),
  }));
  return { jsonLd: { '@type': 'BreadcrumbList', itemListElement } };
}
