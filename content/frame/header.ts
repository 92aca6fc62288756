import type { Localized } from '#contract/locale.ts';

/** The words of the header. */
export const headerWords = {
  skip: { en: 'Skip to content', de: 'Zum Inhalt springen' },
  nav: { en: 'Main', de: 'Hauptmenü' },
  menu: { en: 'Menu', de: 'Menü' },
} as const satisfies Readonly<Record<string, Localized>>;
