import type { Localized } from '#contract/locale.ts';

export const myListPage = {
  lead: {
    en: 'What you keep for later. The list is on this device only: we don’t get it.',
    de: 'Was du dir für später merkst. Die Liste ist nur auf diesem Gerät: Wir bekommen sie nicht.',
  },
  withoutScripts: {
    en: 'The list is kept by your browser, and for that it needs JavaScript. All pages are under Resources and Projects.',
    de: 'Die Liste merkt sich dein Browser, und dafür braucht er JavaScript. Alle Seiten stehen unter Ressourcen und Projekte.',
  },
} as const satisfies Record<string, Localized>;

export const myListWords = {
  empty: {
    en: 'Nothing is on your list. You find “Keep for later” beside books, podcasts and other resources, events and projects.',
    de: 'Auf deiner Liste steht nichts. „Für später merken“ findest du bei Büchern, Podcasts und anderen Ressourcen, Terminen und Projekten.',
  },
  toResources: { en: 'Look at the resources', de: 'Die Ressourcen ansehen' },
  gone: { en: 'Something that isn’t on our site any more', de: 'Etwas, das es bei uns nicht mehr gibt' },
  takeOff: { en: 'Take off', de: 'Wegnehmen' },
  takenOff: { en: 'Taken off: {name}', de: 'Weggenommen: {name}' },
  print: { en: 'Print', de: 'Drucken' },
  delete: { en: 'Delete the list', de: 'Liste löschen' },
  deleted: { en: 'The list is deleted.', de: 'Die Liste ist gelöscht.' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  undone: { en: 'Your list is as it was.', de: 'Deine Liste ist wie vorher.' },
  fails: {
    en: 'Your browser doesn’t let this page keep anything.',
    de: 'Dein Browser lässt diese Seite nichts speichern.',
  },
  offered: { en: 'A list from another device', de: 'Eine Liste von einem anderen Gerät' },
  offeredText: {
    en: 'The link you opened brings this. Would you like it on your list?',
    de: 'Der Link, den du geöffnet hast, bringt das hier mit. Möchtest du es auf deine Liste setzen?',
  },
  add: { en: 'Add to my list', de: 'Auf meine Liste' },
  added: { en: 'It’s on your list.', de: 'Es steht auf deiner Liste.' },
  leave: { en: 'No, leave it', de: 'Nein, weglassen' },
} as const satisfies Record<string, Localized>;

/** What takes the list to another device. */
export const myListLinkWords = {
  show: { en: 'To another device', de: 'Auf ein anderes Gerät' },
  hide: { en: 'Hide the link', de: 'Link verbergen' },
  failed: {
    en: 'This couldn’t be loaded. Please try again.',
    de: 'Das konnte nicht geladen werden. Bitte versuche es noch einmal.',
  },
  hint: {
    en: 'Open this link on the other device, or point its camera at the code. It asks there before it adds anything. Only what’s on the list is in it.',
    de: 'Öffne diesen Link auf dem anderen Gerät, oder halte seine Kamera auf den Code. Es fragt dort, bevor es etwas auf die Liste setzt. In dem Link steht nur, was auf der Liste ist.',
  },
  link: { en: 'Link with your list', de: 'Link mit deiner Liste' },
  copy: { en: 'Copy the link', de: 'Link kopieren' },
  copied: { en: 'The link is copied.', de: 'Der Link ist kopiert.' },
  refused: {
    en: 'Your browser doesn’t let this page copy. The link is selected: you can copy it yourself.',
    de: 'Dein Browser lässt diese Seite nicht kopieren. Der Link ist markiert: Du kannst ihn selbst kopieren.',
  },
  code: { en: 'QR code with your list', de: 'QR-Code mit deiner Liste' },
  tooLong: {
    en: 'The list is too long for a code. The link works.',
    de: 'Die Liste ist zu lang für einen Code. Der Link geht.',
  },
} as const satisfies Record<string, Localized>;
