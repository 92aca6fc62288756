import type { Localized } from '#contract/locale.ts';
import type { SubjectGroup } from './subject.ts';

/** What stands around the texts of all subjects. */
export const subjectWords = {
  title: { en: 'Subjects', de: 'Themen' },
  asOf: { en: 'As of {month}.', de: 'Stand: {month}.' },
  medical: {
    en: 'This is information, not medical advice.',
    de: 'Das sind Informationen, kein ärztlicher Rat.',
  },
  legal: {
    en: 'This is information, not legal advice.',
    de: 'Das sind Informationen, keine Rechtsberatung.',
  },
  help: {
    en: 'Can’t go on, or thinking about dying? People you can write to or call: [Help right now](help-now)',
    de: 'Geht es nicht mehr, oder denkst du ans Sterben? Menschen, denen du schreiben oder die du anrufen kannst: [Hilfe sofort](help-now)',
  },
  forWhom: { en: 'Who can do what', de: 'Wer was tun kann' },
  steps: { en: 'What you can do next', de: 'Was du als Nächstes tun kannst' },
  terms: { en: 'Words, explained', de: 'Wörter, kurz erklärt' },
  showTerms: { en: 'Show the words', de: 'Wörter zeigen' },
} as const satisfies Readonly<Record<string, Localized>>;

/** The headings between the subjects, in their order. */
export const subjectGroups = {
  'too-much': { en: 'When it gets too much', de: 'Wenn es zu viel wird' },
  everyday: { en: 'Body and everyday life', de: 'Körper und Alltag' },
  places: { en: 'School, work, support', de: 'Schule, Arbeit, Unterstützung' },
  diagnosis: { en: 'Around a diagnosis', de: 'Rund um eine Diagnose' },
} as const satisfies Record<SubjectGroup, Localized>;
