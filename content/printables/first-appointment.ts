import { nameAndDate, type SheetPart, type SheetWords } from './sheet.ts';

export const firstAppointmentWords = {
  lead: {
    en: 'Notes for the first appointment at a doctor’s practice, for yourself or for your child.',
    de: 'Notizen für den ersten Termin in einer Praxis, für dich oder für dein Kind.',
  },
  before: {
    en: [
      'Write as much or as little as you like. You can hand the sheet over instead of talking.',
      'For a child, write what you see, and ask them what they’d like to add.',
    ],
    de: [
      'Schreib so viel oder so wenig, wie du magst. Du kannst das Blatt auch abgeben, statt zu sprechen.',
      'Für ein Kind schreibst du, was du siehst. Frag dein Kind, was es ergänzen möchte.',
    ],
  },
  next: {
    text: {
      en: 'Find out how a diagnosis works in Germany, and where you can get an appointment.',
      de: 'Lies, wie eine Diagnose in Deutschland abläuft und wo du einen Termin bekommst.',
    },
    label: { en: 'Read about diagnostics', de: 'Über Diagnostik lesen' },
    path: '/diagnostics',
  },
} as const satisfies SheetWords;

export const firstAppointment: readonly SheetPart[] = [
  {
    kind: 'said',
    id: 'title',
    text: { en: 'My list for the first appointment', de: 'Meine Liste für den ersten Termin' },
    isTitle: true,
  },
  ...nameAndDate,
  {
    kind: 'boxes',
    id: 'who',
    label: { en: 'This is about', de: 'Es geht um' },
    options: [
      { id: 'me', name: { en: 'me', de: 'mich' } },
      { id: 'child', name: { en: 'my child', de: 'mein Kind' } },
    ],
  },
  {
    kind: 'blank',
    id: 'problems',
    label: { en: 'The three hardest things in everyday life', de: 'Die drei schwersten Dinge im Alltag' },
    hint: { en: 'With an example for each', de: 'Mit je einem Beispiel' },
    lines: 5,
  },
  { kind: 'blank', id: 'since', label: { en: 'Since when', de: 'Seit wann' }, lines: 2, isHalf: true },
  {
    kind: 'blank',
    id: 'childhood',
    label: { en: 'Early childhood and school', de: 'Kindheit und Schule' },
    lines: 2,
    isHalf: true,
  },
  {
    kind: 'blank',
    id: 'tried',
    label: { en: 'What has been tried', de: 'Was schon versucht wurde' },
    lines: 2,
    isHalf: true,
  },
  { kind: 'blank', id: 'medicine', label: { en: 'Medicines', de: 'Medikamente' }, lines: 2, isHalf: true },
  { kind: 'blank', id: 'sleep', label: { en: 'Sleep', de: 'Schlaf' }, lines: 2, isHalf: true },
  {
    kind: 'blank',
    id: 'family',
    label: { en: 'Family', de: 'Familie' },
    hint: { en: 'Does anyone else experience this?', de: 'Kennt das noch jemand?' },
    lines: 2,
    isHalf: true,
  },
  { kind: 'blank', id: 'strengths', label: { en: 'What goes well', de: 'Was gut geht' }, lines: 2, isHalf: true },
  {
    kind: 'blank',
    id: 'person',
    label: { en: 'Someone who can tell you more', de: 'Wer noch mehr erzählen kann' },
    lines: 2,
    isHalf: true,
  },
  { kind: 'blank', id: 'questions', label: { en: 'My questions', de: 'Meine Fragen' }, lines: 4 },
  {
    kind: 'blank',
    id: 'needs',
    label: { en: 'What I need at the practice', de: 'Was ich in der Praxis brauche' },
    hint: {
      en: 'For example a quiet place to wait, answers in writing, someone with me',
      de: 'Zum Beispiel: ruhig warten, Antworten schriftlich, jemand kommt mit',
    },
    lines: 2,
  },
  {
    kind: 'boxes',
    id: 'papers',
    label: { en: 'I’m bringing', de: 'Ich bringe mit' },
    options: [
      { id: 'reports', name: { en: 'school reports', de: 'Schulzeugnisse' } },
      { id: 'booklet', name: { en: 'yellow check-up booklet (U-Heft)', de: 'gelbes U-Heft' } },
      { id: 'maternity', name: { en: 'maternity record (Mutterpass)', de: 'Mutterpass' } },
      { id: 'findings', name: { en: 'earlier reports', de: 'frühere Befunde' } },
    ],
  },
];
