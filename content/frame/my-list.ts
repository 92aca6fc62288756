import type { Localized } from '#contract/locale.ts';

export const myListPage = {
  lead: {
    en: 'What you keep for later. The list is on this device only: we don’t get it.',
    de: 'Was du dir für später merkst. Die Liste ist nur auf diesem Gerät: Wir bekommen sie nicht.',
  },
  withoutScripts: {
    en: 'The list is kept by your browser, and for that it needs JavaScript. All pages are under Resources and Projects.',
    de: 'Die Liste merkt sich dein Browser, und dafür braucht er JavaScript. Alle Seiten stehen unter Material und Projekte.',
  },
} as const satisfies Record<string, Localized>;

export const myListWords = {
  empty: {
    en: 'Nothing is on your list. You’ll find “Keep for later” beside books, podcasts and other resources, events and projects.',
    de: 'Auf deiner Liste steht nichts. „Für später merken“ findest du bei Büchern, Podcasts und anderem Material, bei Terminen und Projekten.',
  },
  toResources: { en: 'Look at the resources', de: 'Das Material ansehen' },
  gone: { en: 'Something that isn’t on our site any more', de: 'Etwas, das es bei uns nicht mehr gibt' },
  takeOff: { en: 'Remove', de: 'Entfernen' },
  takenOff: { en: 'Removed: {name}', de: 'Entfernt: {name}' },
  print: { en: 'Print', de: 'Drucken' },
  show: { en: 'To another device', de: 'Auf ein anderes Gerät' },
  hide: { en: 'Hide the link', de: 'Link verbergen' },
  notLoaded: {
    en: 'This couldn’t be loaded. Please try again.',
    de: 'Das konnte nicht geladen werden. Bitte versuche es noch einmal.',
  },
  delete: { en: 'Delete the list', de: 'Liste löschen' },
  deleted: { en: 'The list is deleted.', de: 'Die Liste ist gelöscht.' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  undone: { en: 'Your list is as it was.', de: 'Deine Liste ist wie vorher.' },
  fails: {
    en: 'Your browser doesn’t let this page keep anything.',
    de: 'Dein Browser lässt diese Seite nichts speichern.',
  },
  added: { en: 'It’s on your list.', de: 'Es steht auf deiner Liste.' },
} as const satisfies Record<string, Localized>;
