/*
 * Names and titles of several words that pages of the other language say. A single word is understood in any voice.
 */

/** Said on English pages. */
export const germanNames: readonly string[] = [
  'Ich kann gerade nicht sprechen',
  'Nummer gegen Kummer',
  'Sozialpsychiatrischer Dienst',
  'Kinder- und Jugendpsychiatrie',
  'Sonderpädagogischer Förderbedarf',
  'Persönliches Budget',
  'Grad der Behinderung',
  'Beauftragte für Studierende mit Behinderung',
  'Studium mit Beeinträchtigung',
  'Ergotherapie, Logopädie',
  'Gesund ins Leben',
  'POTS und andere Dysautonomien',
  'Initiative Transparente Zivilgesellschaft',
  'Spektrakulär – Eltern erkunden Autismus',
  'autismus Deutschland',
  'ADHS Deutschland',
  'Deutsche Ehlers-Danlos Initiative',
  'Mit ADHS',
  'Geniale Störung',
  'Kirmes im Kopf',
];

/** Said on German pages. */
export const englishNames: readonly string[] = [
  'What Is Attention Deficit Hyperactivity Disorder?',
  'Unmasking Autism',
];
