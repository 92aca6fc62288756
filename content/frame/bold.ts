import type { Localized } from '#contract/locale.ts';

/** The words of the button "Bold". */
export const boldWords = {
  name: { en: 'Bold', de: 'Fett' },
  enabled: { en: 'Text enhancement enabled', de: 'Texthervorhebung eingeschaltet' },
  disabled: { en: 'Text enhancement disabled', de: 'Texthervorhebung ausgeschaltet' },
} as const satisfies Readonly<Record<string, Localized>>;
