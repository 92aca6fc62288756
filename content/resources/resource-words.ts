import type { Localized } from '#contract/locale.ts';

/** What every entry of a list of resources says. */
export const resourceWords = {
  forWhom: { en: 'For', de: 'Für' },
  cost: { en: 'Cost', de: 'Kosten' },
  language: { en: 'Language', de: 'Sprache' },
  form: { en: 'Form', de: 'Form' },
  time: { en: 'Time', de: 'Zeit' },
  checked: { en: 'Last checked', de: 'Zuletzt geprüft' },
  broken: { en: 'This link is broken or wrong', de: 'Dieser Link ist kaputt oder falsch' },
  brokenOf: { en: 'This link is broken or wrong: {name}', de: 'Dieser Link ist kaputt oder falsch: {name}' },
  brokenMessage: {
    en: 'The link to “{name}” is broken or wrong: {link}',
    de: 'Der Link zu „{name}“ ist kaputt oder falsch: {link}',
  },
  more: { en: 'More about it', de: 'Mehr dazu' },
  nav: { en: 'All resource pages', de: 'Alle Material-Seiten' },
  resourcesOpen: { en: 'Open: {page}', de: 'Öffnen: {page}' },
} as const satisfies Readonly<Record<string, Localized>>;
