import type { Locale } from '#contract/locale.ts';

const withoutMarks = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The spellings under which a word is found: without marks, and with the German two-letter forms.
 * `Bücher` is `['bucher', 'buecher']`, `Café` is `['cafe']`.
 */
export function spellings(word: string): string[] {
  const plain = word.toLowerCase().replaceAll('ß', 'ss');
  const german = plain.replace(/[äöü]/gu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
  return [...new Set([withoutMarks(plain), withoutMarks(german)])];
}

const shortestPart = 5;
const shortestRest = 3;

/**
 * The ends of a long word, so that a compound is found by its later part; its beginning is found
 * by prefix anyway. `Kinderküche` has among its ends `kuche`. No dictionary: wrong ends such as
 * `derkuche` harm nobody, because nobody types them.
 */
export function ends(word: string): string[] {
  return spellings(word).flatMap((spelling) => {
    const count = Math.max(0, spelling.length - shortestPart - shortestRest + 1);
    return Array.from({ length: count }, (_, index) => spelling.slice(shortestRest + index));
  });
}

/** Words that stand in every question and find nothing. */
const fillers: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    'a an and are can do does for have how i in is it me my of on or the to what where which who with you your'.split(
      ' ',
    ),
  ),
  de: new Set(
    'als auch auf aus bei bin das dein den der des die du ein eine einen er es fur fuer ich im in ist kann man mein mich mir mit oder sich sie sind und von was welche wer wie wo zu zum zur'.split(
      ' ',
    ),
  ),
};

export const isFiller = (spelling: string, locale: Locale): boolean => fillers[locale].has(spelling);
