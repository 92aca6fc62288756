export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** The same thing said in both languages. */
export type Localized<Value = string> = Readonly<Record<Locale, Value>>;

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);
