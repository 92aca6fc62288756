import type { Localized } from '#contract/locale.ts';

/** What is said once somebody has pressed "Keep for offline" (app/lib/offline/show-offline.ts). */
export const offlineWords = {
  busy: { en: 'Keeping…', de: 'Wird behalten…' },
  failed: {
    en: 'This couldn’t be kept. Nothing is stored. Please try again with a good connection.',
    de: 'Das ließ sich nicht behalten. Nichts ist gespeichert. Bitte versuche es mit guter Verbindung noch einmal.',
  },
  kept: {
    en: 'Kept on this device: {pages} pages with all they need, search and settings. That is {size} MB.',
    de: 'Auf diesem Gerät: {pages} Seiten mit allem, was sie brauchen, Suche und Einstellungen. Das sind {size} MB.',
  },
  grows: {
    en: 'Public pages that you visit are added. With a connection you always see the newest version.',
    de: 'Öffentliche Seiten, die du besuchst, kommen dazu. Mit Verbindung siehst du immer das Neueste.',
  },
  which: { en: 'See which pages', de: 'Welche Seiten das sind' },
  remove: { en: 'Remove everything', de: 'Alles entfernen' },
  removed: { en: 'Removed. Nothing is kept any more.', de: 'Entfernt. Es wird nichts mehr behalten.' },
  stuck: {
    en: 'This couldn’t be removed. You can delete it in your browser, with the data of this site.',
    de: 'Das ließ sich nicht entfernen. Du kannst es in deinem Browser löschen, mit den Daten dieser Website.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** What stands above a page that comes from the device (app/browser/offline/worker.ts). */
export const offlineNotes = {
  asOf: {
    en: 'No connection to our site right now. You see this page as it was on {date}.',
    de: 'Gerade keine Verbindung zu unserer Website. Du siehst diese Seite mit dem Stand vom {date}.',
  },
  missing: {
    en: 'No connection to our site right now, and the page you wanted isn’t kept on this device. Here is what you can read.',
    de: 'Gerade keine Verbindung zu unserer Website, und die gewünschte Seite liegt nicht auf diesem Gerät. Das hier kannst du lesen.',
  },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
} as const satisfies Readonly<Record<string, Localized>>;
