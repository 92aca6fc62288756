import { pages } from '#app/paths.ts';
import { locales, type Locale } from '#contract/locale.ts';
import { longestPageTexts, type PageText, type TextProblem } from '#contract/page-texts.ts';

const longestSentence = 25;

/** What is wrong with a text that somebody of the team has written in place of the built-in one. */
export const problemsOf = (text: PageText, builtIn: PageText): TextProblem[] =>
  locales.flatMap((locale) => problemsIn(linesOf(text[locale]), locale, blanksOf(builtIn)));

export const linesOf = (text: string | readonly string[]): readonly string[] =>
  typeof text === 'string' ? [text] : text;

function problemsIn(lines: readonly string[], locale: Locale, blanks: ReadonlySet<string>): TextProblem[] {
  const tell = (code: TextProblem['code'], about?: string) =>
    about === undefined ? { code, locale } : { code, locale, about };
  if (lines.length === 0 || lines.some((line) => line.trim() === '')) return [tell('missing')];
  const { line: longest, lines: most } = longestPageTexts;
  if (lines.length > most || lines.some((line) => line.length > longest)) return [tell('too_long')];
  const all = lines.join('\n');
  const own = new Set<string>(all.match(/\{\w+\}/gu));
  return [
    ...[...blanks].filter((blank) => !own.has(blank)).map((blank) => tell('blank', blank)),
    ...[...own].filter((blank) => !blanks.has(blank)).map((blank) => tell('blank', blank)),
    ...[...all.matchAll(/\[[^\]]+\]\(([^)]+)\)/gu)].flatMap(([, to = '']) => (leads(to) ? [] : [tell('link', to)])),
    ...sentencesOf(lines).flatMap((sentence) =>
      sentence.split(/\s+/u).length > longestSentence ? [tell('long_sentence', sentence)] : [],
    ),
  ];
}

const blanksOf = (text: PageText): ReadonlySet<string> =>
  new Set(
    locales.flatMap(
      (locale) =>
        linesOf(text[locale])
          .join('\n')
          .match(/\{\w+\}/gu) ?? [],
    ),
  );

/** Whether a link names a page of ours, or an address that a browser opens. */
const leads = (to: string): boolean =>
  Object.keys(pages).includes(to) ||
  /^(?:https?:\/\/[^\s/@]+\.[^\s/@]+(?:\/\S*)?|mailto:[^\s@]+@[^\s@]+|tel:\+?\d+)$/u.test(to);

// A link counts with its words, not with its address.
const sentencesOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) =>
    line
      .replace(/\[([^\]]+)\]\([^)]+\)/gu, '$1')
      .replace(/([.!?:])\s+/gu, '$1\n')
      .split('\n')
      .map((sentence) => sentence.trim()),
  );
