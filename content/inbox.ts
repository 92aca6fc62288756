import type { Localized } from '#contract/locale.ts';

/** What the page of the team's inbox says before it knows who looks. */
export const inboxPage = {
  lead: {
    en: 'The team reads and answers what visitors write.',
    de: 'Hier liest und beantwortet das Team, was Besucherinnen und Besucher schreiben.',
  },
} as const satisfies Record<string, Localized>;
