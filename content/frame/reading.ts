import type { Localized } from '#contract/locale.ts';

/** What a profile begins with. Names and numbers are those of app/lib/view/reading.ts, a preset is one of the colours. */
export type ReadingProfile = {
  readonly id: string;
  readonly name: Localized;
  /** What it changes, in the order in which it is noticed. */
  readonly about: Localized;
  readonly reading: Readonly<Record<string, number | true | string>>;
  readonly colours?: string;
};

/**
 * Starting points for one press, named by what somebody notices and never by a diagnosis: no setting is right for all of
 * whom one sentence is true.
 */
export const readingProfiles: readonly ReadingProfile[] = [
  {
    id: 'tired',
    name: { en: 'Long texts tire me', de: 'Lange Texte machen mich müde' },
    about: {
      en: 'Larger text, short lines, more space between lines and paragraphs.',
      de: 'Größere Schrift, kurze Zeilen, mehr Platz zwischen Zeilen und Absätzen.',
    },
    reading: { size: 110, line: 190, gap: 175, width: 52 },
  },
  {
    id: 'swim',
    name: { en: 'Letters swim', de: 'Buchstaben verschwimmen' },
    about: {
      en: 'Larger text, more space between letters, words and lines.',
      de: 'Größere Schrift, mehr Platz zwischen Buchstaben, Wörtern und Zeilen.',
    },
    reading: { size: 120, line: 200, letter: 8, word: 24, gap: 150, width: 56 },
  },
  {
    id: 'light',
    name: { en: 'Light hurts', de: 'Licht tut weh' },
    about: {
      en: 'Soft dark colours, no drawings, no motion.',
      de: 'Sanfte dunkle Farben, keine Zeichnungen, keine Bewegung.',
    },
    reading: { calm: true, still: true },
    colours: 'soft-dark',
  },
  {
    id: 'place',
    name: { en: 'I lose my place', de: 'Ich verliere die Zeile' },
    about: {
      en: 'A reading line that follows you, short lines, more space between them.',
      de: 'Eine Lesezeile, die mitgeht, kurze Zeilen, mehr Platz dazwischen.',
    },
    reading: { line: 210, gap: 150, width: 52, ruler: true },
  },
  {
    id: 'much',
    name: { en: 'Everything is too much', de: 'Alles ist zu viel' },
    about: {
      en: 'One part at a time, no drawings, one background, no motion.',
      de: 'Ein Abschnitt nach dem anderen, keine Zeichnungen, ein Hintergrund, keine Bewegung.',
    },
    reading: { line: 180, gap: 150, width: 56, part: true, calm: true, still: true },
  },
];

export const readingWords = {
  size: { en: 'Text size', de: 'Schriftgröße' },
  profiles: { en: 'Ready-made settings', de: 'Fertige Einstellungen' },
  profilesHint: {
    en: 'A starting point in one press. You can change everything afterwards.',
    de: 'Ein Anfang mit einem Klick. Danach kannst du alles ändern.',
  },
  spacing: { en: 'Font and spacing', de: 'Schrift und Abstände' },
  line: { en: 'Space between lines', de: 'Abstand der Zeilen' },
  letter: { en: 'Space between letters', de: 'Abstand der Buchstaben' },
  word: { en: 'Space between words', de: 'Abstand der Wörter' },
  gap: { en: 'Space between paragraphs', de: 'Abstand der Absätze' },
  width: { en: 'Longest line', de: 'Längste Zeile' },
  less: { en: '{name}: less', de: '{name}: weniger' },
  more: { en: '{name}: more', de: '{name}: mehr' },
  percent: { en: '{number} percent', de: '{number} Prozent' },
  times: { en: '{number} times the text size', de: 'das {number}-Fache der Schriftgröße' },
  usual: { en: 'as usual', de: 'wie üblich' },
  wider: { en: '{number} percent of the text size more', de: '{number} Prozent der Schriftgröße mehr' },
  characters: { en: 'about {number} characters', de: 'etwa {number} Zeichen' },
  font: { en: 'Font', de: 'Schriftart' },
  ours: { en: 'Ours (Atkinson Hyperlegible)', de: 'Unsere (Atkinson Hyperlegible)' },
  system: { en: 'The one of my device', de: 'Die meines Geräts' },
  dyslexic: { en: 'OpenDyslexic', de: 'OpenDyslexic' },
  dyslexicHint: {
    en: 'OpenDyslexic is loaded only if you choose it (230 kB). Studies haven’t found that it makes people read faster or better. Some people like it.',
    de: 'OpenDyslexic wird nur geladen, wenn du sie wählst (230 kB). Studien fanden nicht, dass man mit ihr schneller oder besser liest. Manche mögen sie.',
  },
  justify: { en: 'Straight edges on both sides', de: 'Gerade Ränder auf beiden Seiten' },
  aids: { en: 'Help while reading', de: 'Hilfe beim Lesen' },
  ruler: { en: 'Reading line', de: 'Lesezeile' },
  rulerHint: {
    en: 'Two calm lines that follow the mouse, your finger or the keyboard.',
    de: 'Zwei ruhige Linien, die der Maus, dem Finger oder der Tastatur folgen.',
  },
  part: { en: 'One part at a time', de: 'Ein Abschnitt nach dem anderen' },
  partHint: {
    en: 'The part you’re reading stands out. The others get paler until you reach them.',
    de: 'Der Abschnitt, den du liest, tritt hervor. Die anderen sind blasser, bis du dort bist.',
  },
  calm: { en: 'Calm view', de: 'Ruhige Ansicht' },
  calmHint: {
    en: 'No drawings, and one background for everything.',
    de: 'Keine Zeichnungen und ein Hintergrund für alles.',
  },
  still: { en: 'No motion', de: 'Keine Bewegung' },
  stillHint: { en: 'Pages change at once, without fading.', de: 'Seiten wechseln sofort, ohne zu verblassen.' },
  links: { en: 'Underline all links', de: 'Alle Links unterstreichen' },
  linksHint: { en: 'Also in menus and on cards.', de: 'Auch in Menüs und auf Karten.' },
  targets: { en: 'Larger buttons', de: 'Größere Knöpfe' },
  targetsHint: {
    en: 'Buttons, fields and lists of links are taller.',
    de: 'Knöpfe, Felder und Linklisten sind höher.',
  },
  explain: { en: 'Explain words', de: 'Wörter erklären' },
  explainHint: {
    en: 'A dotted line marks hard words. Press one to read what it means.',
    de: 'Eine gepunktete Linie markiert schwere Wörter. Drück auf eines, um zu lesen, was es bedeutet.',
  },
  unmarked: { en: 'Hard words aren’t marked', de: 'Schwere Wörter sind nicht markiert' },
  colours: { en: 'Colours', de: 'Farben' },
  messages: { en: 'Messages and keyboard', de: 'Meldungen und Tastatur' },
  sample: {
    en: 'A squirrel finds its nuts again in winter. It doesn’t remember every place, but it smells them, even through snow.',
    de: 'Ein Eichhörnchen findet seine Nüsse im Winter wieder. Es merkt sich nicht jede Stelle, aber es riecht sie, sogar durch den Schnee.',
  },
} as const satisfies Record<string, Localized>;
