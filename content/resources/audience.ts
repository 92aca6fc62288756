import type { Localized } from '#contract/locale.ts';

/** For whom something is. */
export const audienceWords = {
  me: { en: 'you', de: 'dich' },
  parents: { en: 'parents', de: 'Eltern' },
  teachers: { en: 'teachers', de: 'Lehrkräfte' },
} as const satisfies Readonly<Record<string, Localized>>;
