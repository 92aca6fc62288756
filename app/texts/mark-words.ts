import { pageAt, pathTo } from '#app/paths.ts';
import { commonWords, explainedThere } from '#content/words/marking.ts';
import { explainedWords } from '#content/words/words-explained.ts';
import { writtenForms } from '#content/words/written-forms.ts';
import { inLocale, locales, splitLocale, type Locale } from '#contract/locale.ts';
import { htmlTokens, isVoid } from './html-tokens.ts';

/** More would be a page full of dots. */
const most = 6;

/** Texts that are read; of those that stand in each other, the inner one. */
const running = /^(?:p|li|dd|td|blockquote)$/u;
/** What is pressed, names something or is a label, is filled in, or stands beside the text; and islands, which React takes over. */
const never =
  /^(?:a|address|aside|button|code|dt|eco-island|fieldset|figcaption|form|h[1-6]|label|nav|pre|script|span|strong|style|summary|svg|template|th|time)$/u;

/** A known word in a page, and where it stands in the HTML. */
type Found = { readonly id: string; readonly from: number; readonly to: number };

/**
 * Makes the first of each hard word on a page a link to what it means, in the finished HTML: what the team has written
 * is marked as what was built. Without scripts it is a link like others; app/features/explain-word shows it in place.
 * docs/decisions/072-marked-words.md
 */
export function markWords(inside: string, pathname: string): string {
  const { locale, path } = splitLocale(pathname);
  const page = pageAt(path);
  if (page === 'words' || page === 'words/offices') return inside;
  const known = new Set(page && explainedThere[page]);
  const all = foundIn(inside, locale);
  const firsts = all.filter(
    ({ id }, place) =>
      all.findIndex((other) => other.id === id) === place && !known.has(id) && wordsById.get(id)?.more !== page,
  );
  const isCommon = ({ id }: Found) => commonWords.includes(id);
  const chosen = [...firsts.filter((found) => !isCommon(found)), ...firsts.filter(isCommon)].slice(0, most);
  return chosen
    .toSorted((one, other) => other.from - one.from)
    .reduce((html, { id, from, to }) => {
      const link = inLocale(pathTo(wordsById.get(id)?.page ?? 'words'), locale);
      return `${html.slice(0, from)}<a rel="help" href="${link}#${id}">${html.slice(from, to)}</a>${html.slice(to)}`;
    }, inside);
}

const wordsById = new Map(
  explainedWords.flatMap(({ page, words }) => words.map((word) => [word.id, { page, more: word.page }] as const)),
);

/** Every known word in the running text of the main part, in its order. */
function foundIn(html: string, locale: Locale): Found[] {
  const found: Found[] = [];
  const open: string[] = [];
  const start = html.indexOf('<main');
  for (const { 0: token, 1: slash, 2: name, index } of htmlTokens(html.slice(start, html.lastIndexOf('</main>')))) {
    if (slash === '/') open.pop();
    else if (name !== undefined) {
      // In another language, or hidden where scripts run.
      if (!isVoid(name)) open.push(/ (?:lang|data-unscripted)="/u.test(token) ? 'code' : name);
    } else if (isRead(open))
      for (const word of token.matchAll(patterns[locale])) {
        const from = start + index + word.index;
        found.push({ id: idOf(word[0], locale), from, to: from + word[0].length });
      }
  }
  return found;
}

function isRead(open: readonly string[]): boolean {
  const block = open.findLastIndex((name) => running.test(name));
  // A paragraph in an entry of a list is a card, and pressed as a whole.
  const isOfCard = open[block] === 'p' && open.includes('li');
  return block >= 0 && !isOfCard && !open.some((name) => never.test(name));
}

const idOf = (written: string, locale: Locale): string => idsByForm[locale].get(written.toLowerCase()) ?? '';

const idsByForm = mapLocales(
  (locale) =>
    new Map(
      Object.entries(writtenForms[locale]).flatMap(([id, forms]) =>
        forms.map((form) => [form.toLowerCase(), id] as const),
      ),
    ),
);

/** All forms as whole words, longer ones first. */
const patterns = mapLocales((locale) => {
  const forms = [...idsByForm[locale].keys()].toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}]|-[\\p{L}\\p{N}])`, 'giu');
});

function mapLocales<Value>(made: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(locales.map((locale) => [locale, made(locale)])) as Record<Locale, Value>;
}
