import type { Localized } from '#contract/locale.ts';

/** What is said where pages can be kept on the device (app/parts/offline-part.tsx). */
export const offlineOffer = {
  group: { en: 'Without a connection', de: 'Ohne Verbindung' },
  text: {
    en: 'Keep help numbers, plain pages, search, settings and the pages you visit on this device, to read them without a connection. That’s less than 5 MB at first.',
    de: 'Behalte Hilfe-Nummern, einfache Seiten, Suche, Einstellungen und Seiten, die du besuchst, auf diesem Gerät, um sie ohne Verbindung zu lesen. Am Anfang sind das weniger als 5 MB.',
  },
  keep: { en: 'Keep for offline', de: 'Für offline behalten' },
} as const satisfies Readonly<Record<string, Localized>>;
