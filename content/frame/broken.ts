import type { Localized } from '#contract/locale.ts';

/** What stands where a page broke. */
export const brokenWords = {
  title: { en: 'This page has stopped working', de: 'Diese Seite funktioniert gerade nicht mehr' },
  text: {
    en: 'What you typed in a form is kept in this tab. Load the page again to carry on.',
    de: 'Was du in ein Formular getippt hast, bleibt in diesem Tab erhalten. Lade die Seite neu, um weiterzumachen.',
  },
  typed: { en: 'You had typed:', de: 'Du hattest getippt:' },
  again: { en: 'Load the page again', de: 'Seite neu laden' },
} as const satisfies Readonly<Record<string, Localized>>;
