import { englishNames, germanNames } from '#content/words/foreign-names.ts';
import { otherLocale, type Locale } from '#contract/locale.ts';
import { htmlTokens, isVoid } from './html-tokens.ts';

/** No text to hear, or React's to take over. */
const never = /^(?:eco-island|option|script|style|svg|template|textarea)$/u;

/**
 * Says of each name in the other language that it is, in the main part of the finished HTML, or a screen reader speaks it
 * as if it were of the language of the page. What the team has written is marked as what was built.
 */
export function markNames(inside: string, locale: Locale): string {
  if (inside.search(patterns[locale]) < 0) return inside;
  const lang = otherLocale(locale);
  const [start, end] = [inside.indexOf('<main'), inside.lastIndexOf('</main>')];
  const open: boolean[] = [];
  let html = inside.slice(0, start);
  for (const { 0: token, 1: slash, 2: name } of htmlTokens(inside.slice(start, end))) {
    if (slash === '/') open.pop();
    else if (name !== undefined && !isVoid(name)) open.push(never.test(name) || / lang="/u.test(token));
    const isText = name === undefined && !open.includes(true);
    html += isText ? token.replaceAll(patterns[locale], `<span lang="${lang}">$&</span>`) : token;
  }
  return html + inside.slice(end);
}

const patternOf = (names: readonly string[]): RegExp =>
  new RegExp(names.map((name) => name.replaceAll(/[?.]/gu, String.raw`\$&`)).join('|'), 'gu');

const patterns: Readonly<Record<Locale, RegExp>> = { en: patternOf(germanNames), de: patternOf(englishNames) };
