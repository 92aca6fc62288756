import { splitLocale } from '#app/paths.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { usePlace } from './place.ts';

/** The language of the page that is shown. It stands in the address, so a link keeps it. */
export const useLocale = (): Locale => splitLocale(usePlace().pathname).locale;

type Text<Inputs> = (inputs: Inputs, options: { locale: Locale }) => string;

export type Words = {
  /** A text of `content/messages`. */
  <Inputs extends object>(text: Text<Inputs>, ...inputs: keyof Inputs extends never ? [] : [Inputs]): string;
  /** Data that says the same in both languages. */
  of: <Value>(value: Localized<Value>) => Value;
  locale: Locale;
};

function speak(locale: Locale): Words {
  const say = <Inputs extends object>(text: Text<Inputs>, ...[inputs]: [Inputs?]) =>
    text(inputs ?? ({} as Inputs), { locale });
  return Object.assign(say as Words, { of: <Value>(value: Localized<Value>) => value[locale], locale });
}

// One for each language, so that an effect may depend on it.
const words: Localized<Words> = { en: speak('en'), de: speak('de') };

export const wordsIn = (locale: Locale): Words => words[locale];

/** Speaks the language of the page: `const t = useWords()`, then `t(m['contact.title'])` or `t.of(book.why)`. */
export const useWords = (): Words => wordsIn(useLocale());
