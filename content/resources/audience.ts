import type { Localized } from '#contract/locale.ts';

/** For whom something is. */
export const audienceWords = {
  me: { en: 'neurodivergent people', de: 'neurodivergente Menschen' },
  parents: { en: 'parents', de: 'Eltern' },
  teachers: { en: 'teachers', de: 'Lehrkräfte' },
} as const satisfies Readonly<Record<string, Localized>>;
