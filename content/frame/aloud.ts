import type { Localized } from '#contract/locale.ts';

/** The button that opens it, on every page. */
export const listenWords = {
  open: { en: 'Listen', de: 'Vorlesen' },
} as const satisfies Record<string, Localized>;

/** Reading aloud: its buttons have a short word below their icon, and a name that says more. */
export const aloudWords = {
  title: { en: 'Reading aloud', de: 'Vorlesen' },
  /** On a phone of 320 px a word of eight letters would be broken. */
  start: { en: 'Play', de: 'Hören' },
  pause: { en: 'Pause', de: 'Pause' },
  back: { en: 'Back', de: 'Zurück' },
  backName: { en: 'Back one sentence', de: 'Zurück um einen Satz' },
  next: { en: 'Next', de: 'Weiter' },
  nextName: { en: 'Next sentence', de: 'Weiter um einen Satz' },
  parts: { en: 'Parts', de: 'Teile' },
  partsName: { en: 'Parts of this page', de: 'Teile dieser Seite' },
  voice: { en: 'Voice', de: 'Stimme' },
  voiceName: { en: 'Voice and speed', de: 'Stimme und Tempo' },
  stop: { en: 'Stop', de: 'Ende' },
  stopName: { en: 'Stop reading aloud', de: 'Ende des Vorlesens' },
  onScreen: { en: 'From here on the screen', de: 'Ab hier auf dem Bildschirm' },
  voices: { en: 'Voice', de: 'Stimme' },
  none: { en: 'Please choose', de: 'Bitte wählen' },
  own: { en: 'On this device', de: 'Auf diesem Gerät' },
  server: { en: 'Send the text to a server', de: 'Schicken den Text an einen Server' },
  speed: { en: 'Speed', de: 'Tempo' },
  usual: { en: 'as usual', de: 'wie üblich' },
  times: { en: '{number} times', de: '{number}-fach' },
  follow: { en: 'Scroll the page along with the voice', de: 'Die Seite scrollt beim Vorlesen mit' },
  looking: { en: 'Looking for voices …', de: 'Suche nach Stimmen …' },
  noVoice: {
    en: 'Your browser has no English voice yet. On most devices you can add one in the settings, under “Text-to-speech” or “Spoken content”. Then press Play.',
    de: 'Dein Browser hat noch keine deutsche Stimme. Auf den meisten Geräten kannst du eine in den Einstellungen hinzufügen, unter „Sprachausgabe“ oder „Gesprochene Inhalte“. Drück danach „Hören“.',
  },
  onlyServer: {
    en: 'Your browser only has voices that send the text of the page to a server of their maker. If that’s fine with you, choose one under Voice. Then press Play.',
    de: 'Dein Browser hat nur Stimmen, die den Text der Seite an einen Server ihres Herstellers schicken. Wenn das für dich in Ordnung ist, wähl eine unter Stimme. Drück danach „Hören“.',
  },
  sends: {
    en: 'This voice sends the text of the page to a server of its maker.',
    de: 'Diese Stimme schickt den Text der Seite an einen Server ihres Herstellers.',
  },
  unknown: {
    en: 'This browser can’t read aloud. Another browser on your device may be able to.',
    de: 'Dieser Browser kann nicht vorlesen. Ein anderer Browser auf deinem Gerät kann es vielleicht.',
  },
  press: { en: 'Press Play to begin.', de: 'Drück „Hören“, dann geht es los.' },
  failed: {
    en: 'The voice can’t speak right now. Press Play to try again, or choose another voice.',
    de: 'Die Stimme kann gerade nicht sprechen. Drück „Hören“ für einen neuen Versuch oder wähl eine andere Stimme.',
  },
  nothing: { en: 'There is no text to read on this page.', de: 'Auf dieser Seite gibt es keinen Text zum Vorlesen.' },
  finished: { en: 'That was the whole page.', de: 'Das war die ganze Seite.' },
} as const satisfies Record<string, Localized>;
