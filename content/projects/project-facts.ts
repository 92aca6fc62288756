import type { Localized } from '#contract/locale.ts';

/** What visitors ask before they come, by the column that holds the answer. The editor shows the names in both languages. */
export const factNames = {
  event_when: { en: 'When', de: 'Wann' },
  event_where: { en: 'Where', de: 'Wo' },
  event_for: { en: 'Who for', de: 'Für wen' },
  event_loud: { en: 'How loud', de: 'Wie laut' },
  event_contact: { en: 'Contact', de: 'Kontakt' },
} as const satisfies Readonly<Record<string, Localized>>;
