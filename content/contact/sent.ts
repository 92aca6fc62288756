import type { Localized } from '#contract/locale.ts';

/** What a sent message says beside its outcome. */
export const sentWords = {
  reference: { en: 'Your reference number: {reference}', de: 'Deine Nummer: {reference}' },
} as const satisfies Readonly<Record<string, Localized>>;
