import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchPage } from '#app/features/search/search-page.ts';
import { inLocale, pages, sameAs, unlisted } from '#app/paths.ts';
import { pageNames } from '#content/pages.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { buildFolder } from './folder.ts';

const client = join(buildFolder, 'client');
const ids = (Object.keys(pages) as (keyof typeof pages)[]).filter((id) => !unlisted.includes(id) && !sameAs[id]);

/** Writes `search-en.json` and `search-de.json`: what stands in the main part of every page. */
export async function writeSearchIndex(): Promise<void> {
  const read = Object.fromEntries(
    await Promise.all(
      locales.map(async (locale) => [locale, await Promise.all(ids.map((id) => readPage(id, locale)))]),
    ),
  ) as Record<Locale, Omit<SearchPage, 'other'>[]>;
  for (const locale of locales) {
    const twins = read[locale === 'en' ? 'de' : 'en'];
    const whole = read[locale].map((page, index): SearchPage => {
      const { title = '', name = '', headings = '', description = '' } = twins[index] ?? {};
      return { ...page, other: [title, name, headings, description].join(' ') };
    });
    await writeFile(join(client, `search-${locale}.json`), JSON.stringify(whole));
  }
}

async function readPage(id: keyof typeof pages, locale: Locale): Promise<Omit<SearchPage, 'other'>> {
  const html = await readFile(join(client, inLocale(pages[id], locale), 'index.html'), 'utf8');
  const main = (/<main[^>]*>([\s\S]*)<\/main>/u.exec(html)?.[1] ?? '')
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/gu, ' ')
    // Every resource page ends with links to all others; they would be found for everything.
    .replace(/<nav[\s\S]*?<\/nav>/gu, ' ');
  const headings = [...main.matchAll(/<h[23][^>]*>([\s\S]*?)<\/h[23]>/gu)].map(([, text = '']) => plain(text));
  return {
    path: pages[id],
    title: plain(/<h1[^>]*>([\s\S]*?)<\/h1>/u.exec(main)?.[1] ?? ''),
    name: pageNames[id][locale],
    description: plain(/<meta name="description" content="([^"]*)"/u.exec(html)?.[1] ?? ''),
    headings: headings.join(' '),
    text: plain(main.replace(/<h([123])[^>]*>[\s\S]*?<\/h\1>/gu, ' ')),
  };
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/** The text of a piece of a page. React writes these entities and no others. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&(#?\w+);/gu, (entity, name: string) => characters[name] ?? entity)
    .replace(/\s+/gu, ' ')
    .trim();
