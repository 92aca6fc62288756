import type { Localized } from '#contract/locale.ts';

/** The words of the projects and their categories. */
export const projectPageWords = {
  categories: { en: 'Categories', de: 'Kategorien' },
  open: { en: 'Read about {project}', de: 'Mehr über {project}' },
  notion: { en: 'Connected to Notion: {title}', de: 'Verbunden mit Notion: {title}' },
  takePart: { en: 'Take part', de: 'Mitmachen' },
  share: { en: 'Share an experience', de: 'Eine Erfahrung teilen' },
  shareMessage: { en: 'My experience with “{project}”: ', de: 'Meine Erfahrung mit „{project}“: ' },
  talk: { en: 'Talk about it', de: 'Darüber sprechen' },
  readMore: { en: 'Read more', de: 'Mehr lesen' },
  showLess: { en: 'Show less', de: 'Weniger zeigen' },
  none: { en: 'No projects found.', de: 'Keine Projekte gefunden.' },
  noneInCategory: { en: 'No projects found in this category.', de: 'In dieser Kategorie gibt es keine Projekte.' },
  browseAll: { en: 'Browse all projects', de: 'Alle Projekte ansehen' },
  notFound: { en: 'Project not found', de: 'Projekt nicht gefunden' },
  notFoundText: {
    en: 'There’s no project at this address. Perhaps it has a new name, or there’s a typo in the address.',
    de: 'An dieser Adresse gibt es kein Projekt. Vielleicht heißt es jetzt anders, oder in der Adresse ist ein Tippfehler.',
  },
  back: { en: 'Back to all projects', de: 'Zurück zu allen Projekten' },
  inCategory: { en: 'Projects: {category}', de: 'Projekte: {category}' },
  inCategoryText: {
    en: 'These projects are in the category “{category}”.',
    de: 'Diese Projekte gehören zur Kategorie „{category}“.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
