import { splitLocale } from '#app/paths.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { usePlace } from './place.ts';
import { type Blanks, fill } from '#contract/words.ts';

/** The language of the page that is shown. It stands in the address, so a link keeps it. */
export const useLocale = (): Locale => splitLocale(usePlace().pathname).locale;

export type Words = {
  /** What is said in the language of the page, its blanks filled: `t(words.sent, { days: 7 })`. Lists and the like as they are. */
  <Value>(said: Localized<Value>, ...values: Blanks<Value>): Value extends string ? string : Value;
  locale: Locale;
};

function speak(locale: Locale): Words {
  const say = (said: Localized<unknown>, values?: Parameters<typeof fill>[1]) => {
    const value = said[locale];
    return values && typeof value === 'string' ? fill(value, values) : value;
  };
  return Object.assign(say as Words, { locale });
}

// One for each language, so that an effect may depend on it.
const words: Localized<Words> = { en: speak('en'), de: speak('de') };

export const wordsIn = (locale: Locale): Words => words[locale];

/** Speaks the language of the page: `const t = useWords()`, then `t(words.title)`. */
export const useWords = (): Words => wordsIn(useLocale());
