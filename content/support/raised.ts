import type { Localized } from '#contract/locale.ts';

/** The words beside a sum that is raised. */
export const raisedWords = {
  raised: {
    en: '{raised} of {target} euro raised ({percent} %)',
    de: '{raised} von {target} Euro gesammelt ({percent} %)',
  },
} as const satisfies Readonly<Record<string, Localized>>;
