import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalPath, inLocale, pages, unlisted } from '#app/paths.ts';
import { locales, type Locale } from '#contract/locale.ts';
import { buildFolder } from './folder.ts';

const siteUrl = (process.env['PUBLIC_SITE_URL'] || 'http://localhost:3000').replace(/\/$/u, '');

/** Writes `sitemap.xml` with each page in both languages, and the `robots.txt` that names it. */
export async function writeSiteMap(): Promise<void> {
  const ids = (Object.keys(pages) as (keyof typeof pages)[]).filter((id) => !unlisted.includes(id));
  const paths = [...new Set(ids.map(canonicalPath))];
  const address = (path: string, locale: Locale) => siteUrl + inLocale(path, locale);
  const twins = (path: string) =>
    locales
      .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(path, locale)}"/>`)
      .join('');
  const entries = paths.flatMap((path) =>
    locales.map((locale) => `<url><loc>${address(path, locale)}</loc>${twins(path)}</url>`),
  );
  await writeFile(
    join(buildFolder, 'site', 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
  );
  await writeFile(
    join(buildFolder, 'site', 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
