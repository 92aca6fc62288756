import type { Localized } from '#contract/locale.ts';
import type { Audience } from './resource.ts';

/** How often a series comes back: every month on the same weekday of the month. */
const repetitions = ['weekly', 'fortnightly', 'monthly'] as const;

/** A meeting. Times are those of the clock where the team is: `2026-12-05T15:00`. */
export type CommunityEvent = {
  readonly id: string;
  readonly title: Localized;
  readonly begins: string;
  readonly ends: string;
  /** A series, with the last day on which it may begin. */
  readonly repeats?: (typeof repetitions)[number];
  readonly until?: string;
  readonly notOn?: readonly string[];
  /** Days of it that were moved, each with its new beginning: `2026-12-05>2026-12-06T15:00`. */
  readonly moves?: readonly string[];
  readonly state?: 'cancelled';
  /** When it was to be before it was moved. */
  readonly movedFrom?: string;
  /** What else has changed, and why. */
  readonly note?: Localized;
  readonly place: string;
  readonly forWhom: readonly Audience[];
  /** From here on: what the page names where nobody has said it yet. */
  readonly way?: Localized<readonly string[]>;
  readonly cost?: Localized;
  readonly languages?: Localized;
  readonly howMany?: Localized;
  /** What happens, one thing after the other. */
  readonly steps?: Localized<readonly string[]>;
  readonly arrival?: Localized;
  readonly noise?: Localized;
  readonly light?: Localized;
  readonly smells?: Localized;
  readonly breaks?: Localized;
  readonly leaving?: Localized;
  readonly quietRoom?: Localized;
  readonly bring?: Localized;
  readonly ask?: Localized;
};

/** None is built in: the team publishes them. */
export const events: readonly CommunityEvent[] = [];
