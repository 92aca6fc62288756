import type { Localized } from '#contract/locale.ts';

/** The words of the button that opens the panel of reading and colours, and what is said of a copied code. */
export const appearanceButtonWords = {
  open: { en: 'View', de: 'Ansicht' },
  copied: { en: '{label} hex code copied to clipboard!', de: '{label}: Hex-Code in die Zwischenablage kopiert!' },
} as const satisfies Readonly<Record<string, Localized>>;
