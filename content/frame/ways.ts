import type { Localized } from '#contract/locale.ts';

/** The short names of pages that parts in the browser lead to, too. Those of all others stand in content/pages.ts. */
export const wayNames = {
  diagnostics: { en: 'Diagnostics', de: 'Diagnostik' },
  resources: { en: 'Resources', de: 'Material' },
  support: { en: 'Support us', de: 'Unterstützen' },
  contact: { en: 'Contact', de: 'Kontakt' },
} as const satisfies Record<string, Localized>;
