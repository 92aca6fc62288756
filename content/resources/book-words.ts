import type { Localized } from '#contract/locale.ts';

/** The words beside a book. */
export const bookWords = {
  by: { en: 'By {author}', de: 'Von {author}' },
  buy: { en: 'Buy on Amazon', de: 'Bei Amazon kaufen' },
  borrow: { en: 'Borrow a copy', de: 'Ein Exemplar leihen' },
  borrowMessage: {
    en: 'Hello, I looked at “{excerpt}” in the Books Section and would like to borrow a copy. Is one free?',
    de: 'Hallo, ich habe mir „{excerpt}“ bei den Büchern angesehen und möchte ein Exemplar leihen. Ist eines frei?',
  },
} as const satisfies Readonly<Record<string, Localized>>;
