import type { Localized } from '#contract/locale.ts';

/** The words around the projects that the team publishes, which come from the server. `{count}` is filled in. */
export const publishedWords = {
  more: { en: 'More projects', de: 'Weitere Projekte' },
  showOne: { en: 'Show 1 more project', de: '1 weiteres Projekt zeigen' },
  show: { en: 'Show {count} more projects', de: '{count} weitere Projekte zeigen' },
  moreAway: {
    en: 'There may be more projects. We can’t reach our server right now, so they’re missing here.',
    de: 'Vielleicht gibt es weitere Projekte. Unser Server ist gerade nicht erreichbar, deshalb fehlen sie hier.',
  },
  away: { en: 'We can’t show the project right now', de: 'Das Projekt kann gerade nicht gezeigt werden' },
  awayText: {
    en: 'We can’t reach our server, so we don’t know whether there’s a project at this address. You can try again, or come back later.',
    de: 'Unser Server ist nicht erreichbar. Deshalb wissen wir nicht, ob es an dieser Adresse ein Projekt gibt. Du kannst es noch einmal versuchen oder später wiederkommen.',
  },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
  trying: { en: 'Trying again…', de: 'Neuer Versuch…' },
  otherLanguage: {
    en: 'There’s no English text yet. This one is in German.',
    de: 'Einen deutschen Text gibt es noch nicht. Dieser ist auf Englisch.',
  },
} as const satisfies Record<string, Localized>;
