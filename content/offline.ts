import type { Localized } from '#contract/locale.ts';

/** The page about reading without a connection. */
export const offlinePage = {
  lead: {
    en: 'You can keep parts of this site on your device and read them without a connection. Nothing is kept before you say so.',
    de: 'Du kannst Teile dieser Website auf deinem Gerät behalten und ohne Verbindung lesen. Nichts wird behalten, bevor du es willst.',
  },
  always: { en: 'Start here', de: 'Fang hier an' },
  helpText: {
    en: 'Numbers you can call, and what to do while you wait. The phone works without internet, too.',
    de: 'Nummern zum Anrufen, und was du tun kannst, während du wartest. Das Telefon geht auch ohne Internet.',
  },
  plainText: { en: 'What matters most, in plain words.', de: 'Das Wichtigste, einfach gesagt.' },
  contactText: {
    en: 'You can write to us now. Send it when the connection is back.',
    de: 'Du kannst uns jetzt schreiben. Senden kannst du, wenn die Verbindung wieder da ist.',
  },
  keeping: { en: 'What is kept on this device', de: 'Was auf diesem Gerät liegt' },
  none: {
    en: 'To keep pages, a browser needs JavaScript and a place to store them. Private windows often have none.',
    de: 'Zum Behalten braucht ein Browser JavaScript und einen Platz zum Speichern. Private Fenster haben oft keinen.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
