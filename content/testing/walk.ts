import { locales, type Locale } from '#contract/locale.ts';

type Pair = Readonly<Record<Locale, unknown>>;

const isPair = (value: object): value is Pair => locales.every((locale) => locale in value);

/** Every text of a piece of content with its twin. */
export function pairsIn(value: unknown): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPair(value) ? [value] : Object.values(value).flatMap(pairsIn);
}

/**
 * By what each text of a piece of content is found: names and the ids of entries, as in
 * `books → neurotribes → facts → why`. An entry without an id, its own or that of its `item`, is `undefined`.
 */
export function namesIn(value: unknown, way: readonly (string | undefined)[] = []): (typeof way)[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPair(value)) return [way];
  const entries = Array.isArray(value)
    ? value.map((entry: unknown) => [idOf(entry), entry] as const)
    : Object.entries(value);
  return entries.flatMap(([name, entry]) => namesIn(entry, [...way, name]));
}

function idOf(entry: unknown): string | undefined {
  const { id, item } = (entry ?? {}) as { id?: string; item?: { id?: string } };
  return id ?? item?.id;
}

/** Every text of a piece of content, in whatever language. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Every address in a piece of content. */
export const linksIn = (value: unknown): string[] => textsIn(value).filter((text) => /^(https?:|\/[a-z])/u.test(text));

/** How many words a piece of content has in a language. */
export const wordsOf = (value: unknown, locale: Locale): number =>
  pairsIn(value)
    .flatMap((pair) => textsIn(pair[locale]))
    .filter((text) => !linksIn(text).length)
    .join(' ')
    .split(/\s+/u).length;
