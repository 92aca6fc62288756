import { comingOf, eventsIn, placeOf } from '#app/lib/published/events.ts';
import { isFilled } from '#app/lib/published/projects.ts';
import { canonicalPath, pageIds, pathToEvent, pathToProject, unlisted } from '#app/paths.ts';
import { inLocale, locales, type Locale } from '#contract/locale.ts';
import type { Renderer } from '#contract/renderer.ts';
import type { SiteData } from '#contract/site-data.ts';
import { siteUrlIn } from './site-url-in.ts';

/** The site map: each page in both languages, each with its twin where both are filled. */
export function siteMap({ projects, changes, today }: SiteData): string {
  const entriesOf = entriesAt(siteUrlIn(changes));
  const ids = pageIds.filter((id) => !unlisted.includes(id));
  const entries = [
    ...[...new Set(ids.map(canonicalPath))].flatMap((path) => entriesOf(path, true)),
    ...projects.flatMap((project) =>
      project.slug === undefined
        ? []
        : entriesOf(
            pathToProject(project.slug),
            locales.every((locale) => isFilled(project, locale)),
          ),
    ),
    ...comingOf(eventsIn(changes), today).flatMap((event) => entriesOf(pathToEvent(placeOf(event)), true)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** What crawlers ask for first: where the site map is. */
export const robots: Renderer['robots'] = (changes) =>
  `User-agent: *\nAllow: /\nSitemap: ${siteUrlIn(changes)}/sitemap.xml\n`;

const entriesAt =
  (siteUrl: string) =>
  (path: string, isTwin: boolean): string[] => {
    const address = (locale: Locale) => siteUrl + inLocale(path, locale);
    const twins = isTwin
      ? locales.map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale)}"/>`)
      : [];
    return locales.map((locale) => `<url><loc>${address(locale)}</loc>${twins.join('')}</url>`);
  };
