import type { Localized } from '#contract/locale.ts';

/** When two have changed the same: a text, an entry of a list, a project. */
export const conflictWords = {
  title: { en: 'Someone has changed this in the meantime', de: 'Jemand hat das inzwischen geändert' },
  by: { en: 'Changed by: {name} ({time}).', de: 'Geändert von: {name} ({time}).' },
  yours: {
    en: 'What you wrote is still here. Which one do you want to go on with?',
    de: 'Was du geschrieben hast, ist noch da. Womit geht es weiter?',
  },
  what: { en: 'What they changed: {what}', de: 'Was geändert wurde: {what}' },
  differs: { en: 'The two differ in: {fields}.', de: 'Die beiden unterscheiden sich in: {fields}.' },
  there: { en: '{field}, as it is now:', de: '{field}, wie es jetzt ist:' },
  empty: { en: '(empty)', de: '(leer)' },
  mine: { en: 'Go on with mine', de: 'Mit meinem weitermachen' },
  theirs: { en: 'Go on with theirs', de: 'Mit dem anderen weitermachen' },
} as const satisfies Readonly<Record<string, Localized>>;
