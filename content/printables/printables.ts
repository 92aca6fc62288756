import type { Localized } from '#contract/locale.ts';

/** The sheets in the order of their list. */
export const printables = [
  {
    id: 'school-letter',
    page: 'printables/school-letter',
    drawing: '/drawings/part-letter.svg',
    about: {
      en: 'Asks for changes that make lessons and tests fairer (Nachteilsausgleich).',
      de: 'Bittet um Änderungen, die Unterricht und Prüfungen fairer machen (Nachteilsausgleich).',
    },
  },
  {
    id: 'first-appointment',
    page: 'printables/first-appointment',
    drawing: '/drawings/part-clipboard.svg',
    about: {
      en: 'What you’d like to say at the doctor’s, for yourself or for your child, so that you don’t have to remember it there.',
      de: 'Was du in der Praxis sagen möchtest, für dich oder für dein Kind. Dann musst du es dir dort nicht merken.',
    },
  },
  {
    id: 'speech-card',
    page: 'printables/speech-card',
    drawing: '/drawings/part-bubbles.svg',
    about: {
      en: 'A card to show when no words come, in German and English.',
      de: 'Eine Karte zum Zeigen, wenn keine Worte kommen, auf Deutsch und Englisch.',
    },
  },
  {
    id: 'sensory-profile',
    page: 'printables/sensory-profile',
    drawing: '/drawings/part-ear.svg',
    about: {
      en: 'What’s too much for you, what’s too little, and what helps, for each of eight senses.',
      de: 'Was dir zu viel ist, was zu wenig, und was hilft, für jeden von acht Sinnen.',
    },
  },
] as const satisfies readonly { id: string; page: string; drawing: string; about: Localized }[];

export const printablesWords = {
  lead: {
    en: 'Four sheets to fill in here or by hand. Each one fits on one page.',
    de: 'Vier Blätter zum Ausfüllen, hier oder mit der Hand. Jedes ist eine Seite Papier.',
  },
  /** On the pages from which they are found. */
  door: {
    en: 'To print, or to fill in here: [a letter to the school](printables/school-letter), [a list for the first appointment](printables/first-appointment), [a card that says “I can’t speak right now”](printables/speech-card), [a sensory profile](printables/sensory-profile).',
    de: 'Zum Ausdrucken oder zum Ausfüllen hier: [ein Brief an die Schule](printables/school-letter), [eine Liste für den ersten Termin](printables/first-appointment), [eine Karte „Ich kann gerade nicht sprechen“](printables/speech-card), [ein sensorisches Profil](printables/sensory-profile).',
  },
  open: { en: 'Open: {page}', de: 'Öffnen: {page}' },
  how: { en: 'How to begin', de: 'So fängst du an' },
  /** Below the list, and above each sheet. */
  kept: {
    en: 'What you type stays in this browser, on this device. We don’t get it, and you decide who sees it.',
    de: 'Was du tippst, bleibt in diesem Browser, auf diesem Gerät. Wir bekommen es nicht, und du entscheidest, wem du es zeigst.',
  },
  shared: {
    en: 'Do others use this device too? Delete what you typed when you’re done.',
    de: 'Benutzen andere dieses Gerät auch? Dann lösch am Ende, was du getippt hast.',
  },
  withoutScripts: {
    en: 'Print it with the menu of your browser. JavaScript is missing here, so what you type is gone when you leave the page.',
    de: 'Drucke mit dem Menü deines Browsers. JavaScript fehlt hier, deshalb ist weg, was du tippst, wenn du die Seite verlässt.',
  },
  print: { en: 'Print', de: 'Drucken' },
  delete: { en: 'Delete what I typed', de: 'Löschen, was ich getippt habe' },
  deleted: { en: 'What you typed is deleted.', de: 'Was du getippt hast, ist gelöscht.' },
  undo: { en: 'Undo', de: 'Rückgängig machen' },
  notKept: {
    en: 'This browser keeps nothing. Print the sheet before you leave the page.',
    de: 'Dieser Browser behält nichts. Drucke das Blatt, bevor du die Seite verlässt.',
  },
  sheet: { en: 'The sheet', de: 'Das Blatt' },
} as const satisfies Record<string, Localized>;

export const printablesSteps: Localized<readonly string[]> = {
  en: [
    'Choose one sheet.',
    'Fill in three lines. The rest can wait, or stay empty.',
    'Show it to one person you trust.',
  ],
  de: [
    'Such dir ein Blatt aus.',
    'Füll drei Zeilen aus. Der Rest kann warten oder leer bleiben.',
    'Zeig es einem Menschen, dem du vertraust.',
  ],
};
