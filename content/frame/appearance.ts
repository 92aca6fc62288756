import type { Localized } from '#contract/locale.ts';
import { darkColours } from './dark-colours.ts';

export type Preset = {
  readonly id: string;
  readonly name: Localized;
  readonly background: string;
  readonly text: string;
};

export const softDark: Preset = { id: 'soft-dark', name: { en: 'Soft dark', de: 'Sanftes Dunkel' }, ...darkColours };

/**
 * Pairs of colours for one press. They are named by what they look like, never by whom they are for: no
 * colour is right for all. Each has a contrast of at least 7 to 1 (a test).
 */
export const presets: readonly Preset[] = [
  { id: 'rose', name: { en: 'Rose (default)', de: 'Rosa (Standard)' }, background: '#FFE5E5', text: '#000000' },
  { id: 'white', name: { en: 'White', de: 'Weiß' }, background: '#FFFFFF', text: '#000000' },
  softDark,
  { id: 'cream', name: { en: 'Cream', de: 'Creme' }, background: '#FBF5E6', text: '#1F1F1F' },
  { id: 'peach', name: { en: 'Peach', de: 'Pfirsich' }, background: '#EDD1B0', text: '#1F1F1F' },
  { id: 'soft-green', name: { en: 'Soft green', de: 'Sanftes Grün' }, background: '#E3F1E1', text: '#1F1F1F' },
  { id: 'soft-blue', name: { en: 'Soft blue', de: 'Sanftes Blau' }, background: '#DCEBF7', text: '#1F1F1F' },
  { id: 'lilac', name: { en: 'Lilac', de: 'Flieder' }, background: '#E9E3F5', text: '#1F1F1F' },
  { id: 'light-grey', name: { en: 'Light grey', de: 'Hellgrau' }, background: '#ECECEC', text: '#333333' },
  {
    id: 'calm',
    name: { en: 'Calm (low contrast)', de: 'Ruhig (wenig Kontrast)' },
    background: '#E8E6E1',
    text: '#3D3D3D',
  },
  { id: 'pale-yellow', name: { en: 'Pale yellow', de: 'Blasses Gelb' }, background: '#F8FD89', text: '#1F1F1F' },
  { id: 'aqua', name: { en: 'Aqua', de: 'Aqua' }, background: '#D7F0EE', text: '#1F1F1F' },
];

/** The words around one of the two colours. */
export type ColourWords = Record<'label' | 'pick' | 'hex' | 'copy' | 'intensity' | 'less' | 'more', Localized>;

export const backgroundWords: ColourWords = {
  label: { en: 'Background colour', de: 'Hintergrundfarbe' },
  pick: { en: 'Pick a background colour', de: 'Eine Hintergrundfarbe auswählen' },
  hex: { en: 'Background hex code', de: 'Hex-Code des Hintergrunds' },
  copy: { en: 'Copy the background hex code', de: 'Hex-Code des Hintergrunds kopieren' },
  intensity: { en: 'Background intensity', de: 'Stärke des Hintergrunds' },
  less: { en: 'Less background intensity', de: 'Hintergrund schwächer' },
  more: { en: 'More background intensity', de: 'Hintergrund stärker' },
};

export const textWords: ColourWords = {
  label: { en: 'Text colour', de: 'Textfarbe' },
  pick: { en: 'Pick a text colour', de: 'Eine Textfarbe auswählen' },
  hex: { en: 'Text hex code', de: 'Hex-Code des Textes' },
  copy: { en: 'Copy the text hex code', de: 'Hex-Code des Textes kopieren' },
  intensity: { en: 'Text intensity', de: 'Stärke des Textes' },
  less: { en: 'Less text intensity', de: 'Text schwächer' },
  more: { en: 'More text intensity', de: 'Text stärker' },
};

export const appearanceWords = {
  title: { en: 'Reading and colours', de: 'Lesen und Farben' },
  reset: { en: 'Reset all', de: 'Zurücksetzen' },
  wasReset: { en: 'Everything looks as usual again.', de: 'Alles sieht wieder aus wie üblich.' },
  forced: {
    en: 'Your system is using its own colours, and they come first. You’ll see what you choose here once your system stops doing that.',
    de: 'Dein System gibt gerade eigene Farben vor, und sie gehen vor. Was du hier wählst, siehst du, wenn dein System das nicht mehr tut.',
  },
  notKept: {
    en: 'Your browser doesn’t let us keep settings. What you choose lasts until you leave or reload this page.',
    de: 'Dein Browser lässt uns keine Einstellungen aufbewahren. Was du wählst, gilt, bis du diese Seite verlässt oder neu lädst.',
  },
  presets: { en: 'Ready-made colours', de: 'Fertige Farben' },
  device: { en: 'Same as my device', de: 'Wie mein Gerät' },
  deviceIsDark: { en: 'Dark, like my device', de: 'Dunkel wie mein Gerät' },
  deviceHint: {
    en: '“Same as my device” is dark while your device is set to dark. Otherwise it uses the default colours.',
    de: '„Wie mein Gerät“ ist dunkel, solange dein Gerät auf dunkel steht, und hat sonst die Standardfarben.',
  },
  good: { en: 'Contrast: good', de: 'Kontrast: gut' },
  enough: { en: 'Contrast: enough', de: 'Kontrast: genug' },
  toOne: { en: 'to 1', de: 'zu 1' },
  'text darkened': {
    en: 'We darkened the text a little so it stays readable.',
    de: 'Wir haben den Text etwas dunkler gemacht, damit er lesbar bleibt.',
  },
  'text lightened': {
    en: 'We lightened the text a little so it stays readable.',
    de: 'Wir haben den Text etwas heller gemacht, damit er lesbar bleibt.',
  },
  'background lightened': {
    en: 'We lightened the background a little so the text stays readable.',
    de: 'Wir haben den Hintergrund etwas heller gemacht, damit der Text lesbar bleibt.',
  },
  why: { en: 'Why?', de: 'Warum?' },
  because: {
    en: 'Text and background need a contrast of at least 4.5 to 1, or many people can’t read them. If your system asks for more contrast, it’s 7 to 1. We remember what you chose, and only change as much as needed when we show it.',
    de: 'Text und Hintergrund müssen sich mindestens 4,5 zu 1 unterscheiden, sonst können viele sie nicht lesen. Wenn dein System mehr Kontrast verlangt, sind es 7 zu 1. Wir merken uns, was du gewählt hast. Beim Anzeigen ändern wir nur so viel wie nötig.',
  },
  percent: { en: 'percent', de: 'Prozent' },
  hexProblem: {
    en: 'Please enter a hex code: # and three or six characters from 0 to 9 and A to F. Nothing was changed.',
    de: 'Bitte gib einen Hex-Code ein: # und drei oder sechs Zeichen von 0 bis 9 und A bis F. Nichts wurde geändert.',
  },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  refused: {
    en: 'Your browser didn’t allow copying. You can select the code and copy it yourself.',
    de: 'Dein Browser hat das Kopieren nicht erlaubt. Du kannst den Code markieren und selbst kopieren.',
  },
  irlenTitle: { en: 'About Irlen syndrome', de: 'Zum Irlen-Syndrom' },
  irlen: {
    en: 'Do letters seem to move, blur or glare? Some people call this visual stress or Irlen syndrome. Experts disagree about it, and research hasn’t shown that colours treat reading problems. Many people still find a softer background more comfortable. Try one and keep what feels good. If reading is often hard or gives you headaches, an eye doctor can check your eyes. We only change colours. We don’t diagnose.',
    de: 'Bewegen sich Buchstaben, verschwimmen oder blenden sie? Manche nennen das visuellen Stress oder Irlen-Syndrom. Fachleute sind sich nicht einig. Es ist nicht belegt, dass Farben Leseprobleme behandeln. Viele finden einen sanften Hintergrund trotzdem angenehmer. Probier es aus. Bei häufigen Beschwerden kann eine Augenarztpraxis die Augen prüfen. Wir ändern nur Farben. Wir stellen keine Diagnose.',
  },
  boldTitle: { en: 'About Bold', de: 'Zu „Fett“' },
  bold: {
    en: 'The “Bold” button makes the beginnings of words stand out: they get bolder, and the rest of each word gets paler. On iPhone and iPad and in Safari, only the rest changes. Some people like it. In studies it didn’t make people read faster in general.',
    de: 'Der Knopf „Fett“ hebt die Anfänge der Wörter hervor: Sie werden fetter und der Rest jedes Wortes blasser. Auf iPhone und iPad und in Safari ändert sich nur der Rest. Manche mögen das. Studien fanden nicht, dass man damit allgemein schneller liest.',
  },
} as const satisfies Record<string, Localized>;
