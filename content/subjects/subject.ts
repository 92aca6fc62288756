import type { Brief } from '#content/blocks/brief.ts';
import type { Named } from '#content/blocks/named.ts';
import type { Passage } from '#content/blocks/passage.ts';
import type { Step } from '#content/blocks/prose.ts';
import type { Checked } from '#content/blocks/source.ts';
import type { Audience } from '#content/resources/resource.ts';
import type { Localized } from '#contract/locale.ts';

/** Under which heading a subject stands on the page of all resources (subject-words.ts). */
export type SubjectGroup = 'too-much' | 'everyday' | 'places' | 'diagnosis';

/** One subject that people come for: sleep, school, burnout. A page of about 500 words, at most five screens of a phone. */
export type Subject = {
  readonly group: SubjectGroup;
  /** What the page answers, in one or two sentences; also what search engines show. */
  readonly lead: Localized;
  /** In the head of the page: `/drawings/x.svg`, at most 3 kB, where there is a good one. */
  readonly drawing?: `/drawings/${string}.svg`;
  /** Only where more than 400 words stand open on the page. */
  readonly brief?: Brief;
  readonly passages: readonly Passage[];
  /** What differs by who reads, in short lines. */
  readonly forWhom?: Partial<Record<Audience, Localized<readonly string[]>>>;
  /** What a reader can do next, smallest first. */
  readonly steps: Localized<readonly string[]>;
  readonly terms?: readonly Named<{ readonly term: Localized; readonly meaning: Localized }>[];
  /** Which advice the page is not. */
  readonly isNoAdvice?: 'medical' | 'legal';
  /** A page that somebody may read on a very bad day: it names the help for now. */
  readonly hasHelp?: true;
  readonly next: Step;
  readonly checked: Checked;
};
