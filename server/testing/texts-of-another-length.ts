import { readFileSync } from 'node:fs';
import { locales } from '#contract/locale.ts';
import type { PageText } from '#contract/page-texts.ts';
import { openRenderer } from '#server/pages/renderer.ts';
import type { Database } from '#server/postgres/connect.ts';

/** Texts as long or as short as the team may write them. */
export const lengths = {
  'twice as long': (text: string) => `${text} ${text}`,
  // What is filled in must stay, once in each language.
  'one word': (text: string) =>
    [...new Set(text.match(/\{\w+\}/gu)), /\p{L}+/u.exec(text.replaceAll(/\{\w+\}/gu, ''))?.[0] ?? 'x'].join(' '),
} as const;

/** The names of all texts of all pages. */
export function everyText(): string[] {
  // Each line: a piece of content, then the names of the texts in it.
  return readFileSync(new URL(import.meta.resolve('#content/keys.txt')), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [way = '', names = ''] = line.split(': ');
      return names.split(' ').map((name) => (name === '=' ? way : `${way}.${name}`));
    });
}

/** Publishes texts of the built pages in another length. Out: how many. */
export async function publishTexts(
  sql: Database,
  keys: readonly string[],
  how: (text: string) => string,
): Promise<number> {
  const { texts } = await openRenderer('dist');
  const rows = keys.flatMap((key) => {
    const builtIn = texts.builtIn(key);
    return builtIn
      ? [{ key, text: sql.json(changed(builtIn, how)), built_in: sql.json({}), what: 'Another length' }]
      : [];
  });
  for (let from = 0; from < rows.length; from += 500)
    await sql`insert into app_private.text_versions ${sql(rows.slice(from, from + 500))}`;
  return rows.length;
}

function changed(text: PageText, how: (text: string) => string): PageText {
  const each = (said: PageText['en']) => (typeof said === 'string' ? how(said) : said.map(how));
  return Object.fromEntries(locales.map((locale) => [locale, each(text[locale])])) as PageText;
}
