import { linesOf } from '#app/lib/forms/check-text.ts';
import { locales, type Localized } from '#contract/locale.ts';
import type { PageText, TextNow } from '#contract/page-texts.ts';

/** What stands in the two fields: of a list, each entry in a line. */
export type Values = Localized;

export const valuesOf = (text: PageText): Values =>
  Object.fromEntries(locales.map((locale) => [locale, linesOf(text[locale]).join('\n')])) as Values;

/** The text that the fields say, of the kind that is built in. */
export const textOf = (values: Values, builtIn: PageText): PageText =>
  Object.fromEntries(
    locales.map((locale) => {
      const lines = values[locale].split('\n').map((line) => line.trim());
      return [locale, typeof builtIn[locale] === 'string' ? values[locale].trim() : lines.filter(Boolean)];
    }),
  ) as PageText;

export const isSame = (one: PageText, other: PageText): boolean =>
  locales.every((locale) => linesOf(one[locale]).join('\n') === linesOf(other[locale]).join('\n'));

/** What visitors read now. */
export const shownText = ({ versions, builtIn }: TextNow): PageText => versions[0]?.text ?? builtIn;

/** The newest version, which nobody may write over unseen. */
export const newestVersion = ({ versions }: TextNow): number | null => versions[0]?.version ?? null;
