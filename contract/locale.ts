export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** The same thing said in both languages. */
export type Localized<Value = string> = Readonly<Record<Locale, Value>>;

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'de' : 'en');

/** First parts of addresses that have a name of their own in German: each after what stands there in English. */
const names = ['/open-books', '/offene-buecher', '/plain', '/einfach', '/words', '/woerter'];

/** The first part of an address by its name in the other language: of an even place the next one, and the other way round. */
const swapName = (path: string): string => path.replace(/^\/[\w-]+/u, (name) => names[names.indexOf(name) ^ 1] ?? name);

/** Puts an address into a language. `inLocale('/contact', 'de')` is `/de/contact`; a few have names of their own in German. */
export const inLocale = (path: string, locale: Locale): string =>
  locale === 'en' ? path : '/de' + swapName(path.replace(/^\/(?!\w)/u, ''));

/** Splits an address. `splitLocale('/de/contact')` is `{ locale: 'de', path: '/contact' }`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, path] = /^\/de(\/.*|$)/su.exec(pathname) ?? [];
  return path === undefined ? { locale: 'en', path: pathname } : { locale: 'de', path: swapName(path) || '/' };
}
