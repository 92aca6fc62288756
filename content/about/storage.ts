import type { Localized } from '#contract/locale.ts';

export const lead: Localized = {
  en: 'Pages that aren’t in the menu at the top.',
  de: 'Was nicht oben im Menü steht.',
};

export const shelves = [
  {
    id: 'support',
    page: 'support',
    text: {
      en: 'Give money, things or time. You don’t have to give anything.',
      de: 'Geld, Dinge oder Zeit geben. Du musst nichts geben.',
    },
    open: { en: 'Open Support us', de: 'Unterstützen öffnen' },
  },
  {
    id: 'workbag',
    page: 'workbag',
    text: {
      en: 'Make a link that opens the contact form with a first sentence: for a poster or your own page.',
      de: 'Einen Link machen, der das Kontaktformular mit einem ersten Satz öffnet: für ein Plakat oder deine Seite.',
    },
    open: { en: 'Open the Workbag', de: 'Arbeitstasche öffnen' },
  },
] as const satisfies readonly { id: string; page: string; text: Localized; open: Localized }[];

/** Other pages that people look for and do not find in the menu. */
export const others = [
  {
    id: 'status',
    page: 'status',
    text: { en: 'See whether your message was read.', de: 'Nachsehen, ob deine Nachricht gelesen wurde.' },
  },
  {
    id: 'events',
    page: 'resources/events',
    text: { en: 'What our meetings will be like.', de: 'Wie ein Treffen bei uns wird.' },
  },
  {
    id: 'accessibility',
    page: 'accessibility',
    text: { en: 'What works, and what doesn’t yet.', de: 'Was geht und was noch nicht.' },
  },
  {
    id: 'construction',
    page: 'construction',
    text: { en: 'What we’re building at the moment.', de: 'Woran wir gerade bauen.' },
  },
] as const satisfies readonly { id: string; page: string; text: Localized }[];

export const othersTitle: Localized = { en: 'Also here', de: 'Auch hier' };

export const next = {
  text: {
    en: 'Not what you were looking for? The home page shows the main parts of the site.',
    de: 'War das nicht, was du gesucht hast? Die Startseite zeigt die wichtigsten Bereiche.',
  },
  label: { en: 'Back to Home', de: 'Zurück zur Startseite' },
} as const satisfies Record<string, Localized>;
