import type { Localized } from '#contract/locale.ts';
import type { ShownPicture } from '#contract/pictures.ts';
import type { ResourcePageWords } from './resource-page.ts';

export type GalleryImage = {
  readonly id: string;
  /** The drawing at full size: shapes without pixels, sharp at any size. */
  readonly url: string;
  /** What can be seen, for those who do not see it and for those who want to look closer. */
  readonly description: Localized;
};

type Drawing = { readonly item: GalleryImage; readonly title: Localized };

/** A picture that the team adds while the server runs. It is in the library, which says what can be seen. */
type Added = { readonly id: string; readonly item: { readonly picture: ShownPicture }; readonly title: Localized };

/** What the list may hold once the team has changed it. */
export type GalleryEntry = Drawing | Added;

/** A drawing and its title, by which a stranger shall recognise it. */
export const galleryImages: readonly Drawing[] = [
  {
    title: { en: 'Children cook together', de: 'Kinder kochen zusammen' },
    item: {
      id: 'kitchen',
      url: '/gallery/kitchen.svg',
      description: {
        en: 'Two children stand at a table with a big pot. Steam rises in waves. One stirs, the other holds a carrot and wears ear defenders.',
        de: 'Zwei Kinder stehen an einem Tisch mit einem großen Topf. Dampf steigt in Wellen auf. Eines rührt, das andere hält eine Karotte und trägt einen Gehörschutz.',
      },
    },
  },
  {
    title: { en: 'The squirrel finds a lost key', de: 'Das Eichhörnchen findet einen Schlüssel' },
    item: {
      id: 'lost-key',
      url: '/gallery/lost-key.svg',
      description: {
        en: 'Under a tree a red squirrel holds up a golden key. The nut it was looking for lies beside it in the grass.',
        de: 'Unter einem Baum hält ein rotes Eichhörnchen einen goldenen Schlüssel hoch. Die Nuss, die es suchte, liegt neben ihm im Gras.',
      },
    },
  },
  {
    title: { en: 'A vending machine for calm', de: 'Ein Automat für Ruhe' },
    item: {
      id: 'machine',
      url: '/gallery/machine.svg',
      description: {
        en: 'A dark blue-green vending machine stands in a quiet street. Behind the glass: ear defenders, sunglasses, a ball to squeeze, water and a card with a speech bubble.',
        de: 'Ein dunkel blaugrüner Automat steht in einer ruhigen Straße. Hinter dem Glas: Gehörschutz, Sonnenbrille, ein Ball zum Drücken, Wasser und eine Karte mit Sprechblase.',
      },
    },
  },
  {
    title: { en: 'Reading under a blanket', de: 'Lesen unter der Decke' },
    item: {
      id: 'reading',
      url: '/gallery/reading.svg',
      description: {
        en: 'A person sits in an armchair under a heavy lilac blanket and reads a book. A lamp gives warm light. A cat sleeps on the floor.',
        de: 'Ein Mensch sitzt unter einer schweren lila Decke im Sessel und liest ein Buch. Eine Lampe gibt warmes Licht. Auf dem Boden schläft eine Katze.',
      },
    },
  },
  {
    title: { en: 'Headphones on the train', de: 'Kopfhörer im Zug' },
    item: {
      id: 'train',
      url: '/gallery/train.svg',
      description: {
        en: 'A person with big yellow headphones sits at the window of a train, eyes closed. Outside are hills like waves. A cup stands on the small table.',
        de: 'Ein Mensch mit großen gelben Kopfhörern sitzt mit geschlossenen Augen am Fenster eines Zuges. Draußen sind Hügel wie Wellen. Auf dem kleinen Tisch steht eine Tasse.',
      },
    },
  },
  {
    title: { en: 'Five people in a circle', de: 'Fünf Menschen im Kreis' },
    item: {
      id: 'circle',
      url: '/gallery/circle.svg',
      description: {
        en: 'Seen from above: five people sit on cushions around a round rug. One of them sits a little apart, and that’s fine. Speech bubbles float between them.',
        de: 'Von oben gesehen: Fünf Menschen sitzen auf Kissen um einen runden Teppich. Einer sitzt ein wenig abseits, und das ist in Ordnung. Zwischen ihnen schweben Sprechblasen.',
      },
    },
  },
  {
    title: { en: 'A 3D printer makes a fidget toy', de: 'Ein 3D-Drucker baut ein Spielzeug für die Hände' },
    item: {
      id: 'printer',
      url: '/gallery/printer.svg',
      description: {
        en: 'On a workbench a 3D printer builds a spinner with three arms, layer by layer. Spools of coloured thread hang on the wall.',
        de: 'Auf einer Werkbank baut ein 3D-Drucker Schicht für Schicht einen Kreisel mit drei Armen. An der Wand hängen Spulen mit farbigem Faden.',
      },
    },
  },
  {
    title: { en: 'Yoga by the window', de: 'Yoga am Fenster' },
    item: {
      id: 'yoga',
      url: '/gallery/yoga.svg',
      description: {
        en: 'A person stands on one leg on a green mat, arms up like a tree. A low sun shines through the big window.',
        de: 'Ein Mensch steht auf einem Bein auf einer grünen Matte, die Arme erhoben wie ein Baum. Durch das große Fenster scheint eine tiefe Sonne.',
      },
    },
  },
  {
    title: { en: 'The site is being built', de: 'Die Website wird gebaut' },
    item: {
      id: 'building',
      url: '/gallery/building.svg',
      description: {
        en: 'A web page as a house: a crane lowers a block with a heart into a wall of coloured blocks. A ladder leans beside it.',
        de: 'Eine Webseite als Haus: Ein Kran senkt einen Stein mit einem Herz in eine Mauer aus bunten Steinen. Daneben lehnt eine Leiter.',
      },
    },
  },
];

export const galleryWords = {
  lead: {
    en: 'Nine drawings of scenes from this site. Each one has a title and a description in words.',
    de: 'Neun Zeichnungen von Szenen dieser Website. Jede hat einen Titel und eine Beschreibung in Worten.',
  },
  after: [
    {
      id: 'why',
      title: { en: 'Why drawings', de: 'Warum Zeichnungen' },
      text: {
        en: [
          'Photos show faces, and children can’t decide who’ll see theirs later. A drawing shows what’s happening and lets everyone imagine themselves in it. It’s also quiet: few shapes, few colours, no movement.',
        ],
        de: [
          'Fotos zeigen Gesichter, und Kinder können nicht für später entscheiden, wer ihres sehen soll. Eine Zeichnung zeigt, was geschieht, und alle können sich darin sehen. Sie ist auch ruhig: wenige Formen, wenige Farben, keine Bewegung.',
        ],
      },
    },
    {
      id: 'use',
      title: { en: 'How you may use our drawings', de: 'Wie du unsere Zeichnungen verwenden darfst' },
      text: {
        en: [
          'You may share and change them, also for money, under the licence [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/). Name “Ecosystem contributors”, link to the licence, say what you changed, and pass your version on under the same licence. More about our texts and drawings is in the [Impressum](impressum).',
        ],
        de: [
          'Du darfst sie weitergeben und verändern, auch für Geld, unter der Lizenz [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/). Nenne „Ecosystem contributors“, verlinke die Lizenz, sag, was du geändert hast, und gib deine Fassung unter derselben Lizenz weiter. Mehr zu unseren Texten und Zeichnungen steht im [Impressum](impressum).',
        ],
      },
    },
  ],
  next: {
    text: {
      en: 'Do you draw? Tell us about your picture. Please don’t send photos of people.',
      de: 'Zeichnest du? Erzähl uns von deinem Bild. Schick bitte keine Fotos von Menschen.',
    },
    label: { en: 'Tell us about your drawing', de: 'Erzähl uns von deiner Zeichnung' },
    path: '/contact?reason=share',
  },
} as const satisfies ResourcePageWords;
