import type { Localized } from '#contract/locale.ts';
import type { ExplainedGroup } from './word.ts';
import { wordsOfBrain } from './words-brain.ts';
import { wordsOfDiagnosis } from './words-diagnosis.ts';
import { wordsOfHelp } from './words-help.ts';
import { wordsOfSite } from './words-site.ts';

/** All hard words, in the order of the page. */
export const explainedWords: readonly ExplainedGroup[] = [wordsOfBrain, wordsOfDiagnosis, wordsOfHelp, wordsOfSite];

/** The day on which the sources were read. */
export const wordsChecked = '2026-11-22';

export const wordsPage = {
  title: { en: 'Words, explained', de: 'Wörter, einfach erklärt' },
  officesTitle: { en: 'Words that offices and associations use', de: 'Wörter von Ämtern und Vereinen' },
  officesLead: {
    en: 'Words about school, work, support, associations and websites, in two sentences each.',
    de: 'Wörter über Schule, Arbeit, Unterstützung, Vereine und Websites, jedes in zwei Sätzen.',
  },
  others: { en: 'The other words are on another page.', de: 'Die anderen Wörter stehen auf einer eigenen Seite.' },
  lead: {
    en: 'Hard words from our pages, in two sentences each.',
    de: 'Schwere Wörter von unseren Seiten, jedes in zwei Sätzen.',
  },
  show: { en: '{topic}: show {count} words', de: '{topic}: {count} Wörter zeigen' },
  all: { en: 'More words, explained', de: 'Mehr Wörter, erklärt' },
} as const satisfies Record<string, Localized>;
