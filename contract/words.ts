import { fill, type Values } from './fill.ts';
import { type Locale, type Localized, locales } from './locale.ts';

/** The names in braces of a text: of `'{n} of {all}'` they are `'n' | 'all'`. */
type Blank<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Blank<Rest> : never;

/**
 * What is handed over beside a text: a value for each of its blanks, nothing where it has none.
 * Of a text that only the running program knows the compiler knows no blanks; a test compares those.
 */
type Blanks<Text> = [Text] extends [string]
  ? string extends Text
    ? [values?: Values]
    : [Blank<Text>] extends [never]
      ? []
      : [values: Readonly<Record<Blank<Text>, string | number>>]
  : [];

/** What comes of it: a text as any string, lists and the like as they are. */
type Said<Value> = Value extends string ? string : Value;

export type Words = {
  /** What is said in one language, its blanks filled: `t(words.sent, { days: 7 })`. */
  <Value>(said: Localized<Value>, ...values: Blanks<Value>): Said<Value>;
  locale: Locale;
  /** A list or a value of the content as it is now: `t.now(books).map(…)`, `t.now(site).answerDays`. */
  now: Current;
};

/** The same where the language changes from call to call: `say('en', words.sent, { days: 7 })`. */
export function say<Value>(locale: Locale, said: Localized<Value>, ...[values]: Blanks<Value>): Said<Value> {
  const value: unknown = said[locale];
  return (values && typeof value === 'string' ? fill(value, values) : value) as Said<Value>;
}

/** The same in each language, of words that only the running program chooses: a test compares their blanks. */
export const sayInAll = (said: Localized, values: Values): Localized => ({
  en: fill(said.en, values),
  de: fill(said.de, values),
});

const speak = (locale: Locale, now: Current = (piece) => piece): Words =>
  Object.assign(<Value>(said: Localized<Value>, ...values: Blanks<Value>) => say(locale, now(said), ...values), {
    locale,
    now,
  });

/** A piece of content as it is now, where it may have been changed since the program was built. */
export type Current = <Value>(value: Value) => Value;

// One for each language, so that an effect of React may depend on it.
const words = Object.fromEntries(locales.map((locale) => [locale, speak(locale)])) as Localized<Words>;

/** Speaks a language: `const t = wordsIn('de')`, then `t(words.title)`. With `now` as the content is now. */
export const wordsIn = (locale: Locale, now?: Current): Words => (now ? speak(locale, now) : words[locale]);
