import type { Localized } from '#contract/locale.ts';

/** What visitors ask before they come: the column, and its name in English and German, because the editor shows both. */
const names = {
  event_when: ['When', 'Wann'],
  event_where: ['Where', 'Wo'],
  event_for: ['For whom', 'Für wen'],
  event_loud: ['How loud', 'Wie laut'],
  event_contact: ['Contact', 'Kontakt'],
} as const;

/** What stands beside an answer. */
export function factName(column: keyof typeof names): Localized {
  const [en, de] = names[column];
  return { en, de };
}
