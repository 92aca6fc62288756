import type { Localized } from '#contract/locale.ts';

/** What we offer around a diagnosis. How one works stands at /diagnostics. */
export const diagnosticsService = {
  title: { en: 'Our diagnostics service', de: 'Unser Angebot Diagnostik' },
  lead: {
    en: 'What we offer around a diagnosis: information to read, and a self-assessment prototype to try. We don’t diagnose anyone.',
    de: 'Was wir rund um eine Diagnose anbieten: Informationen zum Lesen und den Prototyp einer Selbsteinschätzung zum Ausprobieren. Wir stellen keine Diagnosen.',
  },
  way: {
    en: 'Where to go, who pays and what helps while you wait: that’s on a page of its own, with sources.',
    de: 'Wohin du gehen kannst, wer zahlt und was beim Warten hilft: Das steht auf einer eigenen Seite, mit Quellen.',
  },
  wayOpen: { en: 'How a diagnosis works in Germany', de: 'So läuft eine Diagnose in Deutschland ab' },
} as const satisfies Record<string, Localized>;
