import type { Localized } from '#contract/locale.ts';

/** The five buttons above a description, and what each writes where nothing is selected. */
export const markupWords = {
  group: { en: 'Make it look: {field}', de: 'Gestalten: {field}' },
  bold: { en: 'Bold', de: 'Fett' },
  link: { en: 'Link', de: 'Link' },
  list: { en: 'List', de: 'Liste' },
  heading: { en: 'Heading', de: 'Überschrift' },
  quote: { en: 'Quote', de: 'Zitat' },
  hereBold: { en: 'bold words', de: 'fette Wörter' },
  hereLink: { en: 'words of the link', de: 'Wörter des Links' },
} as const satisfies Record<string, Localized>;
