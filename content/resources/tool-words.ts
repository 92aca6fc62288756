import type { Localized } from '#contract/locale.ts';

/** The words beside a tool or a group. */
export const toolWords = {
  visit: { en: 'Visit Resource', de: 'Zum Angebot' },
  discuss: { en: 'Discuss Tool', de: 'Darüber sprechen' },
  message: {
    en: '{begin} Your description begins with “{excerpt}”',
    de: '{begin} Eure Beschreibung beginnt mit „{excerpt}“',
  },
  planned: { en: 'Groups we’re planning', de: 'Gruppen, die wir planen' },
  tell: { en: 'Tell me when it opens', de: 'Sagt mir, wenn es losgeht' },
  tellMessage: {
    en: 'Hello, please tell me when “{name}” opens.',
    de: 'Hallo, bitte sagt mir Bescheid, wenn „{name}“ losgeht.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
