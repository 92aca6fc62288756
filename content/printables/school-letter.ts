import { sourcesOfWords } from '#content/words/sources.ts';
import type { SheetPart, SheetWords } from './sheet.ts';

export const schoolLetterWords = {
  lead: {
    en: 'A letter that asks the school for Nachteilsausgleich: the same goal, a fairer way to it.',
    de: 'Ein Brief, der die Schule um Nachteilsausgleich bittet: dasselbe Ziel, ein fairerer Weg dorthin.',
  },
  before: {
    en: [
      'Every federal state (Bundesland) has its own school law. Ask the school what else it needs besides the letter, for example a medical certificate.',
      'The German page has the same letter in German, and what you typed comes along.',
    ],
    de: [
      'Jedes Bundesland hat sein eigenes Schulrecht. Frag die Schule, was sie außer dem Brief noch braucht, zum Beispiel eine ärztliche Bescheinigung.',
      'Auf der englischen Seite ist derselbe Brief auf Englisch, und was du getippt hast, kommt mit.',
    ],
  },
  next: {
    text: {
      en: 'Find out what Nachteilsausgleich is, who can ask for it, and what else there is.',
      de: 'Lies, was Nachteilsausgleich ist, wer danach fragen kann und was es sonst noch gibt.',
    },
    label: { en: 'Read about school', de: 'Über Schule lesen' },
    path: '/resources/school',
  },
  checked: {
    lastChecked: '2026-11-22',
    sources: [
      {
        title: 'Senatsverwaltung Berlin: Nachteilsausgleich',
        url: 'https://berlin.de/sen/bildung/schule/foerderung/diagnostik/fachinfo/artikel.1439151.php',
        lang: 'de',
      },
      sourcesOfWords.muenster,
    ],
  },
} as const satisfies SheetWords;

export const schoolLetter: readonly SheetPart[] = [
  {
    kind: 'blank',
    id: 'from',
    label: { en: 'From', de: 'Von' },
    hint: { en: 'Your name, address and email', de: 'Dein Name, Adresse und E-Mail' },
    lines: 3,
    isHalf: true,
  },
  {
    kind: 'blank',
    id: 'to',
    label: { en: 'To the head teacher', de: 'An die Schulleitung' },
    hint: { en: 'Name and address of the school', de: 'Name und Adresse der Schule' },
    lines: 3,
    isHalf: true,
  },
  { kind: 'blank', id: 'date', label: { en: 'Place and date', de: 'Ort und Datum' }, lines: 1, isHalf: true },
  {
    kind: 'blank',
    id: 'pupil',
    label: { en: 'This is about', de: 'Es geht um' },
    hint: { en: 'Name and class', de: 'Name und Klasse' },
    lines: 1,
    isHalf: true,
  },
  {
    kind: 'said',
    id: 'subject',
    text: { en: 'Request for Nachteilsausgleich (fair adjustments)', de: 'Bitte um Nachteilsausgleich' },
    isTitle: true,
  },
  {
    kind: 'said',
    id: 'greeting',
    text: {
      en: 'Dear head teacher,',
      de: 'Sehr geehrte Damen und Herren,',
    },
  },
  {
    kind: 'said',
    id: 'request',
    text: {
      en: 'I’m asking for Nachteilsausgleich in lessons and in tests.',
      de: 'ich bitte um Nachteilsausgleich im Unterricht und in Prüfungen.',
    },
  },
  {
    kind: 'blank',
    id: 'shows',
    label: { en: 'This is what happens in class:', de: 'So zeigt es sich im Unterricht:' },
    hint: { en: 'Two examples, a sentence for each', de: 'Zwei Beispiele, je ein Satz' },
    lines: 4,
  },
  {
    kind: 'blank',
    id: 'helped',
    label: { en: 'This has helped so far:', de: 'Das hat bisher geholfen:' },
    lines: 3,
  },
  {
    kind: 'blank',
    id: 'measures',
    label: { en: 'I’m asking for these changes:', de: 'Ich bitte um diese Maßnahmen:' },
    hint: {
      en: 'Three of them, for example: more time, breaks, a quiet room, a fixed seat, ear protection, tasks in steps, a laptop, writing instead of speaking. From when? In which subjects? In tests too?',
      de: 'Drei davon, zum Beispiel: mehr Zeit, Pausen, ein ruhiger Raum, ein fester Platz, Gehörschutz, Aufgaben in Schritten, ein Laptop, Schreiben statt Sprechen. Ab wann? In welchen Fächern? Auch in Prüfungen?',
    },
    lines: 5,
  },
  {
    kind: 'boxes',
    id: 'way',
    label: { en: 'I’d like to settle this with you:', de: 'Ich möchte das gern mit Ihnen klären:' },
    options: [
      { id: 'talking', name: { en: 'by talking', de: 'im Gespräch' } },
      { id: 'writing', name: { en: 'in writing', de: 'schriftlich' } },
    ],
  },
  {
    kind: 'blank',
    id: 'talk',
    label: {
      en: 'These times suit me, or you can write to me here:',
      de: 'Diese Zeiten passen mir, oder Sie schreiben mir hierhin:',
    },
    hint: {
      en: 'For example: Tuesdays from 3 pm, or your email address',
      de: 'Zum Beispiel: dienstags ab 15 Uhr, oder deine E-Mail-Adresse',
    },
    lines: 1,
  },
  {
    kind: 'blank',
    id: 'answer',
    label: { en: 'Please answer in writing by', de: 'Bitte antworten Sie mir schriftlich bis zum' },
    lines: 1,
  },
  {
    kind: 'said',
    id: 'review',
    text: {
      en: 'After eight weeks I’d like us to look together at what has helped.',
      de: 'Nach acht Wochen möchte ich gern gemeinsam mit Ihnen ansehen, was geholfen hat.',
    },
  },
  {
    kind: 'boxes',
    id: 'enclosed',
    label: { en: 'Enclosed:', de: 'Beigelegt:' },
    options: [
      { id: 'certificate', name: { en: 'medical certificate', de: 'ärztliche Bescheinigung' } },
      { id: 'ideas', name: { en: 'list of ideas', de: 'Liste mit Ideen' } },
      { id: 'profile', name: { en: 'sensory profile', de: 'sensorisches Profil' } },
    ],
  },
  { kind: 'signature', id: 'signature', label: { en: 'Yours sincerely,', de: 'Mit freundlichen Grüßen' } },
];
