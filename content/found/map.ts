import type { Localized } from '#contract/locale.ts';

/** The words around the map on which a place is set by hand. */
export const foundMap = {
  before: {
    en: 'You can also set the place on a map. No location of your own is needed. The map comes from {service}, which then learns your internet address.',
    de: 'Du kannst den Ort auch auf einer Karte setzen. Dein eigener Standort ist dafür nicht nötig. Die Karte kommt von {service}. Dort wird dann deine Internet-Adresse bekannt.',
  },
  open: {
    en: 'Show the map from {service}',
    de: 'Karte von {service} zeigen',
  },
  close: { en: 'Hide the map', de: 'Karte ausblenden' },
  notLoaded: {
    en: 'The map couldn’t be loaded. It needs a connection. You can try again, or describe the place in words.',
    de: 'Die Karte wurde nicht geladen. Sie braucht eine Verbindung. Du kannst es noch einmal versuchen oder den Ort mit Worten beschreiben.',
  },
  map: { en: 'Map', de: 'Karte' },
  how: {
    en: 'Move the map until the cross is over the place. Drag it, or tap where the middle should be. With the keyboard: arrow keys, + and −. With the mouse wheel: hold Ctrl.',
    de: 'Bewege die Karte, bis das Kreuz auf dem Ort steht. Zieh sie, oder tippe dorthin, wo die Mitte sein soll. Mit der Tastatur: Pfeiltasten, + und −. Mit dem Mausrad: Strg halten.',
  },
  closer: { en: 'Closer', de: 'Näher' },
  further: { en: 'Further away', de: 'Weiter weg' },
  loading: { en: 'The pictures of the map are loading…', de: 'Die Bilder der Karte werden geladen…' },
  failed: {
    en: 'Parts of the map are missing, because {service} didn’t send them. You can try again, or describe the place in words.',
    de: 'Es fehlen Bilder der Karte, weil {service} sie nicht geschickt hat. Du kannst es noch einmal versuchen oder den Ort mit Worten beschreiben.',
  },
  again: { en: 'Load the pictures again', de: 'Bilder noch einmal laden' },
  take: { en: 'Take the point in the middle', de: 'Den Punkt in der Mitte nehmen' },
  taken: {
    en: 'This point was taken: {latitude}, {longitude}',
    de: 'Dieser Punkt wurde genommen: {latitude}, {longitude}',
  },
  credit: { en: '© OpenStreetMap contributors', de: '© OpenStreetMap-Mitwirkende' },
} as const satisfies Record<string, Localized>;
