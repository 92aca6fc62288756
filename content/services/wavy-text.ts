import type { Passage } from '#content/blocks/passage.ts';
import type { Localized } from '#contract/locale.ts';

export const wavyTitle: Localized = { en: 'Wavy Text Generator', de: 'Wellentext-Generator' };

export const wavyLead: Localized = {
  en: 'Put a line of words on a wave and save it as a picture, for a card or a poster.',
  de: 'Setz eine Zeile auf eine Welle und speichere sie als Bild, für eine Karte oder ein Plakat.',
};

/** Drawn until somebody types words of their own. */
export const wavySample: Localized = {
  en: 'A calm line that moves like water',
  de: 'Eine Zeile, die wie Wasser fließt',
};
/** Our own generator. */
export const wavyMaker = {
  title: { en: 'Make your own', de: 'Mach deine eigene' },
  text: { en: 'Your words', de: 'Deine Wörter' },
  waves: { en: 'How many waves', de: 'Wie viele Wellen' },
  height: { en: 'How high', de: 'Wie hoch' },
  ink: { en: 'Colour of the letters', de: 'Farbe der Buchstaben' },
  ground: { en: 'Colour behind them', de: 'Farbe dahinter' },
  draw: { en: 'Draw it', de: 'Zeichnen' },
  noScript: {
    en: 'Saving the picture needs JavaScript.',
    de: 'Zum Speichern braucht diese Seite JavaScript.',
  },
  alternative: {
    en: 'Alternative text to go with the picture, for people who can’t see it:',
    de: 'Alternativtext zum Dazuschreiben, für alle, die das Bild nicht sehen:',
  },
  described: { en: '“{text}”, written on a wavy line.', de: '„{text}“, auf eine Wellenlinie geschrieben.' },
  saveSvg: { en: 'Save as SVG', de: 'Als SVG speichern' },
  savePng: { en: 'Save as PNG', de: 'Als PNG speichern' },
  saved: { en: 'Saved in your downloads.', de: 'Gespeichert bei deinen Downloads.' },
  failed: {
    en: 'Your browser can’t make this picture. Please try the other button.',
    de: 'Dein Browser kann dieses Bild nicht machen. Bitte versuch den anderen Knopf.',
  },
} as const satisfies Record<string, Localized>;

export const wavyPassages: readonly Passage[] = [
  {
    id: 'good-to-know',
    title: { en: 'Good to know', de: 'Gut zu wissen' },
    drawing: '/drawings/wavy-card.svg',
    parts: {
      list: {
        en: [
          'Your words stay on your device. Nothing is sent, and once the page is open it works without internet.',
          'SVG stays sharp at every size, for print. PNG is for messages and documents.',
          'It’s a toy, not a reading aid. Wavy lines can feel uncomfortable with migraine or vertigo: with a height of 0 the line is straight.',
        ],
        de: [
          'Deine Wörter bleiben auf deinem Gerät. Gesendet wird nichts, und ist die Seite offen, geht alles ohne Internet.',
          'SVG bleibt in jeder Größe scharf, zum Drucken. PNG ist für Nachrichten und Dokumente.',
          'Das ist ein Spielzeug und keine Lesehilfe. Wellen können bei Migräne oder Schwindel unangenehm sein: Mit der Höhe 0 ist die Linie gerade.',
        ],
      },
    },
  },
];

/** Said before somebody else's generator, where an address is set. */
export const wavyFramePassages: readonly Passage[] = [
  {
    id: 'before',
    title: { en: 'Before you open another generator', de: 'Bevor du einen anderen Generator öffnest' },
    parts: {
      list: {
        en: [
          'It’s someone else’s page. When you load it, its operator learns your internet address and may keep what you type.',
          'Our colours and Bold don’t work inside it.',
        ],
        de: [
          'Er ist eine Seite von jemand anderem. Wenn du ihn lädst, erfährt sein Betreiber deine Internet-Adresse und kann behalten, was du tippst.',
          'Unsere Farben und „Fett“ wirken darin nicht.',
        ],
      },
    },
  },
];

export const wavyFrame = {
  title: { en: 'Another generator', de: 'Ein anderer Generator' },
  load: { en: 'Load the generator from {host}', de: 'Generator von {host} laden' },
  own: { en: 'Open it on its own page at {host}', de: 'Als eigene Seite auf {host} öffnen' },
  skip: { en: 'Skip the generator', de: 'Generator überspringen' },
  close: { en: 'Close the generator', de: 'Generator schließen' },
  frame: { en: 'Wavy Text Generator, a page from {host}', de: 'Wellentext-Generator, eine Seite von {host}' },
} as const satisfies Record<string, Localized>;

export const wavyNext = {
  text: {
    en: 'Do you like looking at waves? Our gallery has drawings with waves that don’t move.',
    de: 'Du siehst gern Dinge, die fließen? In unserer Galerie gibt es Zeichnungen mit Wellen, ganz ohne Bewegung.',
  },
  label: { en: 'Go to the gallery', de: 'Zur Galerie' },
} as const satisfies Record<string, Localized>;
