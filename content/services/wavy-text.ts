import type { Brief } from '#content/blocks/brief.ts';
import type { Passage } from '#content/blocks/passage.ts';
import type { Localized } from '#contract/locale.ts';

export const wavyTitle: Localized = { en: 'Wavy Text Generator', de: 'Wellentext-Generator' };

export const wavyLead: Localized = {
  en: 'Words on a wavy line instead of a straight one. Made for play.',
  de: 'Wörter auf einer Wellenlinie statt auf einer geraden Linie. Zum Spielen gemacht.',
};

export const wavyBrief: Brief = {
  points: {
    en: [
      'The generator is someone else’s page. It only loads when you ask for it.',
      'Wavy lines can feel uncomfortable. You can leave at any time.',
      'Our colours and Bold don’t work inside it.',
    ],
    de: [
      'Der Generator ist eine Seite von jemand anderem. Er lädt nur, wenn du es möchtest.',
      'Wellenlinien können unangenehm sein. Du kannst jederzeit aufhören.',
      'Unsere Farben und Fett wirken darin nicht.',
    ],
  },
  minutes: 2,
};

/** Drawn along a wave, as an example of what the generator makes. */
export const wavySample: Localized = {
  en: 'A calm line that moves like water',
  de: 'Eine Zeile, die wie Wasser fließt',
};
export const wavySampleTitle: Localized = { en: 'This is what it looks like', de: 'So sieht das aus' };
export const wavySampleText: Localized = {
  en: 'An example we drew ourselves. It doesn’t move:',
  de: 'Ein Beispiel, das wir selbst gezeichnet haben. Es bewegt sich nicht:',
};

export const wavyPassages: readonly Passage[] = [
  {
    id: 'what',
    title: { en: 'What it does', de: 'Was er tut' },
    parts: {
      wave: {
        en: 'You type a few words. The generator puts them on a wavy line, so that each letter is a little higher or lower than the one before. People use it for posters, invitations and cards.',
        de: 'Du tippst ein paar Wörter. Der Generator setzt sie auf eine Wellenlinie, sodass jeder Buchstabe etwas höher oder tiefer steht als der vorige. Solche Schrift passt auf Plakate, Einladungen und Karten.',
      },
      toy: {
        en: 'It’s a toy, not a reading aid. If reading is hard for you, straight lines, larger letters and a calm background are the safer choice.',
        de: 'Er ist ein Spielzeug und keine Lesehilfe. Wenn Lesen für dich schwer ist, sind gerade Zeilen, größere Buchstaben und ein ruhiger Hintergrund die sicherere Wahl.',
      },
    },
  },
  {
    id: 'before',
    title: { en: 'Before you open it', de: 'Bevor du ihn öffnest' },
    parts: {
      list: {
        en: [
          'Wavy lines can feel uncomfortable, for example if you’re sensitive to light or have migraine or vertigo. Stop if it doesn’t feel good.',
          'It isn’t ours. When you load it, its operator learns your internet address, as with any page you open.',
          'Don’t type secrets or names into it: its operator may keep what you type.',
          'Our colours and Bold stop at its frame. It may also be less accessible than this site.',
        ],
        de: [
          'Wellenlinien können unangenehm sein, zum Beispiel bei Lichtempfindlichkeit, Migräne oder Schwindel. Hör auf, wenn es sich nicht gut anfühlt.',
          'Er gehört nicht uns. Wenn du ihn lädst, erfährt sein Betreiber deine Internet-Adresse, wie bei jeder Seite, die du öffnest.',
          'Tippe keine Geheimnisse und keine Namen hinein. Wir sehen nicht, was du dort tippst, und wissen nicht, was sein Betreiber behält.',
          'Unsere Farben und Fett enden an seinem Rahmen. Er ist vielleicht auch weniger barrierefrei als diese Seite.',
        ],
      },
    },
  },
];

export const wavyFrame = {
  title: { en: 'The generator', de: 'Der Generator' },
  unset: {
    en: 'There’s no generator here yet, only the drawing above.',
    de: 'Hier gibt es noch keinen Generator, nur die Zeichnung oben.',
  },
  load: { en: 'Load the generator from {host}', de: 'Generator von {host} laden' },
  own: { en: 'Open it as a page of its own on {host}', de: 'Als eigene Seite auf {host} öffnen' },
  skip: { en: 'Skip the generator', de: 'Generator überspringen' },
  close: { en: 'Close the generator', de: 'Generator schließen' },
  frame: { en: 'Wavy Text Generator, a page of {host}', de: 'Wellentext-Generator, eine Seite von {host}' },
} as const satisfies Record<string, Localized>;

export const wavyNext = {
  text: {
    en: 'Do you like looking at waves? Our gallery has drawings with waves that don’t move.',
    de: 'Du siehst gern Dinge, die fließen? In unserer Galerie gibt es Zeichnungen mit Wellen, ganz ohne Bewegung.',
  },
  label: { en: 'Go to the gallery', de: 'Zur Galerie' },
} as const satisfies Record<string, Localized>;
