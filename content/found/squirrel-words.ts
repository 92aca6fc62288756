import type { Localized } from '#contract/locale.ts';

/** The words around the squirrel facts. Apart from the facts, which are loaded when they are opened. */
export const squirrelWords = {
  open: { en: 'Seven squirrel facts', de: 'Sieben Eichhörnchen-Fakten' },
  /** The heading over them. */
  title: { en: 'Squirrels are good at finding', de: 'Eichhörnchen finden gut' },
  source: { en: 'Source: {title}', de: 'Quelle: {title}' },
  failed: {
    en: 'The facts couldn’t be loaded. They need a connection. Please try again.',
    de: 'Die Fakten wurden nicht geladen. Sie brauchen eine Verbindung. Bitte versuch es noch einmal.',
  },
} as const satisfies Record<string, Localized>;
