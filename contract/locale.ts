export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** The same thing said in both languages. */
export type Localized<Value = string> = Readonly<Record<Locale, Value>>;

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** Puts an address into a language. `inLocale('/contact', 'de')` is `/de/contact`; one page has an address of its own in German. */
export const inLocale = (path: string, locale: Locale): string =>
  locale === 'en' ? path : '/de' + path.replace(/^\/(?=[?#]|$)/u, '').replace('/open-books', '/offene-buecher');

/** Splits an address. `splitLocale('/de/contact')` is `{ locale: 'de', path: '/contact' }`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const german = /^\/de(?=\/|$)/u;
  return german.test(pathname)
    ? { locale: 'de', path: pathname.replace(german, '').replace('/offene-buecher', '/open-books') || '/' }
    : { locale: 'en', path: pathname };
}
