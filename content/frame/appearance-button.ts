import type { Localized } from '#contract/locale.ts';

/** The words of the button that opens the colours. */
export const appearanceButtonWords = {
  open: { en: 'Colours', de: 'Farben' },
  copied: { en: '{label} hex code copied to clipboard!', de: '{label}: Hex-Code in die Zwischenablage kopiert!' },
} as const satisfies Readonly<Record<string, Localized>>;
