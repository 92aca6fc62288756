import type { Localized } from '#contract/locale.ts';

/** The words of the footer. */
export const footerWords = {
  about: {
    en: 'We’re volunteers, becoming a registered association in Germany.',
    de: 'Wir sind Freiwillige auf dem Weg zum eingetragenen Verein.',
  },
  resources: { en: 'Resources', de: 'Material' },
  connect: { en: 'Connect', de: 'Kontakt' },
  workbag: { en: 'Workbag', de: 'Arbeitstasche' },
  reset: { en: 'Reset the view', de: 'Ansicht zurücksetzen' },
  examples: { en: 'Example data: not ready to go live', de: 'Beispieldaten: noch nicht bereit für die Öffentlichkeit' },
} as const satisfies Readonly<Record<string, Localized>>;
